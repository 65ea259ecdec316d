package org.rntuple;

/** No codec is there for a compression algorithm, or no hash for checksums (algorithm {@code xxh3}). */
public final class MissingCodecException extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final String algorithm;

    MissingCodecException(String algorithm, String library) {
        super(algorithm.equals("xxh3")
                ? "no hash for checksums: add the dependency " + library + " or pass a hash"
                : "no codec for the compression algorithm " + algorithm + ": add the dependency " + library + " or pass a codec");
        this.algorithm = algorithm;
    }

    /** Name of the algorithm. */
    public String algorithm() { return algorithm; }
}
