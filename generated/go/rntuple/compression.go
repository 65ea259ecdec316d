package rntuple

import (
	"bytes"
	"compress/flate"
	"compress/zlib"
	"encoding/binary"
	"fmt"
	"io"
)

// Codec returns the uncompressed bytes of a chunk, given its bytes and its uncompressed length.
type Codec func(data []byte, length int) ([]byte, error)

// Hash returns the XXH3-64 of bytes, with seed 0. The module codecs has one.
type Hash func(data []byte) uint64

// MissingCodecError says that no codec is there for a compression algorithm, or no hash for checksums (algorithm xxh3).
type MissingCodecError struct {
	Algorithm string
}

func (e *MissingCodecError) Error() string {
	if e.Algorithm == "xxh3" {
		return "no hash for checksums: pass one, such as that of the module codecs"
	}
	return fmt.Sprintf("no codec for the compression algorithm %s: pass one, such as those of the module codecs", e.Algorithm)
}

// Codecs are the codecs of the standard library, by algorithm. The module codecs has the others.
var Codecs = map[string]Codec{
	"zlib": func(data []byte, length int) ([]byte, error) {
		stream, err := zlib.NewReader(bytes.NewReader(data))
		if err != nil {
			return nil, err
		}
		return ReadChunk(stream, length)
	},
	"old": func(data []byte, length int) ([]byte, error) {
		return ReadChunk(flate.NewReader(bytes.NewReader(data)), length)
	},
}

var algorithms = map[string]string{
	ChunkTagZlib: "zlib", ChunkTagOld: "old", ChunkTagLzma: "lzma", ChunkTagLz4: "lz4", ChunkTagZstd: "zstd",
}

// ReadChunk reads a decompressed chunk to its end. Codecs need it: it stops behind the length that is expected.
func ReadChunk(stream io.Reader, length int) ([]byte, error) {
	return io.ReadAll(io.LimitReader(stream, int64(length)+1))
}

// Decompress returns the bytes of an envelope, a page or another object. Stored bytes, which come without checksum, are
// compressed if they are fewer than length. The codecs, by algorithm, are used before those of the variable Codecs; nil
// stands for none. Damaged bytes end in a *FormatError with the offset in stored, a missing codec in a *MissingCodecError.
func Decompress(stored []byte, length uint64, codecs map[string]Codec) ([]byte, error) {
	if uint64(len(stored)) == length {
		return stored, nil
	}
	offset := 0
	failure := func(text string, values ...any) error {
		return &FormatError{fmt.Sprintf(text, values...), "Decompress", int64(offset)}
	}
	if uint64(len(stored)) > length {
		return nil, failure("%d stored bytes for %d uncompressed ones", len(stored), length)
	}
	block, err := ParseRootFile_CompressionBlock(stored)
	if err != nil {
		return nil, err
	}
	total := uint64(0)
	for _, chunk := range block.Chunks {
		total += uint64(chunk.LenUncompressed)
	}
	if total != length {
		return nil, failure("chunks for %d bytes, %d expected", total, length)
	}
	whole := make([]byte, 0, len(stored))
	for _, chunk := range block.Chunks {
		name, known := algorithms[string(chunk.Algorithm[:2])]
		if !known {
			return nil, failure("unknown compression algorithm %q", chunk.Algorithm[:2])
		}
		codec := codecs[name]
		if codec == nil {
			codec = Codecs[name]
		}
		if codec == nil {
			return nil, &MissingCodecError{name}
		}
		part, err := codec(chunk.Data, int(chunk.LenUncompressed))
		if err != nil {
			return nil, failure("damaged %s chunk: %v", name, err)
		}
		if len(part) != int(chunk.LenUncompressed) {
			return nil, failure("a %s chunk expands to %d bytes, not %d", name, len(part), chunk.LenUncompressed)
		}
		whole = append(whole, part...)
		offset += LenCompressionHead + len(chunk.Data)
	}
	return whole, nil
}

// ReadBlob returns the stored bytes of an envelope or page, which are spread over several keys if one cannot hold them. The
// size includes the checksum of a page; maxKeySize is the limit that the anchor has. Bytes outside of the file end in a
// *FormatError.
func ReadBlob(file []byte, offset, size, maxKeySize uint64) ([]byte, error) {
	piece := func(start, length uint64) ([]byte, error) {
		if start > uint64(len(file)) || length > uint64(len(file))-start {
			return nil, &FormatError{fmt.Sprintf("%d bytes are outside of the file", length), "ReadBlob", int64(start)}
		}
		return file[start : start+length], nil
	}
	if maxKeySize == 0 || size <= maxKeySize {
		return piece(offset, size)
	}
	if _, err := piece(0, size); err != nil {
		return nil, err
	}
	numKeys := uint64(0)
	if maxKeySize > LenChunkOffset {
		room := maxKeySize - LenChunkOffset
		numKeys = (size - LenChunkOffset + room - 1) / room
	}
	if numKeys == 0 || maxKeySize < LenChunkOffset*(numKeys-1) {
		return nil, &FormatError{fmt.Sprintf("%d bytes in keys of at most %d", size, maxKeySize), "ReadBlob", int64(offset)}
	}
	first, err := piece(offset, maxKeySize)
	if err != nil {
		return nil, err
	}
	lenFirst := maxKeySize - LenChunkOffset*(numKeys-1)
	whole := append(make([]byte, 0, size), first[:lenFirst]...)
	for ; lenFirst < maxKeySize; lenFirst += LenChunkOffset {
		length := size - uint64(len(whole))
		if length > maxKeySize {
			length = maxKeySize
		}
		part, err := piece(binary.LittleEndian.Uint64(first[lenFirst:]), length)
		if err != nil {
			return nil, err
		}
		whole = append(whole, part...)
	}
	return whole, nil
}

func compareChecksum(data []byte, stored uint64, hash Hash, what string, offset uint64) error {
	if hash == nil {
		return &MissingCodecError{"xxh3"}
	}
	if computed := hash(data); computed != stored {
		return &FormatError{fmt.Sprintf("checksum %016x, the bytes hash to %016x", stored, computed), what, int64(offset)}
	}
	return nil
}

// ReadAnchor returns the bytes of an anchor of the released format, and compares its checksum. The object starts at the
// offset, after its key. The codecs are those for Decompress. Damaged bytes end in a *FormatError, a missing codec or hash in
// a *MissingCodecError.
func ReadAnchor(file []byte, offset, size, length uint64, codecs map[string]Codec, hash Hash) ([]byte, error) {
	stored, err := ReadBlob(file, offset, size, 0)
	if err != nil {
		return nil, err
	}
	data, err := Decompress(stored, length, codecs)
	if err != nil {
		return nil, err
	}
	end := len(data) - LenEnvelopeChecksum
	if end < FirstCheckedAnchorByte {
		return nil, &FormatError{fmt.Sprintf("an anchor of %d bytes", len(data)), "ReadAnchor", int64(offset)}
	}
	checksum := binary.BigEndian.Uint64(data[end:])
	return data, compareChecksum(data[FirstCheckedAnchorByte:end], checksum, hash, "ReadAnchor", offset)
}

// ReadEnvelope returns the uncompressed bytes of an envelope of the released format or RC2, and compares its checksum. The
// length is the one that the link or the anchor states; maxKeySize is the limit that the anchor has. The codecs are those for
// Decompress. Damaged bytes end in a *FormatError, a missing codec or hash in a *MissingCodecError.
func ReadEnvelope(file []byte, offset, size, length, maxKeySize uint64, codecs map[string]Codec, hash Hash) ([]byte, error) {
	stored, err := ReadBlob(file, offset, size, maxKeySize)
	if err != nil {
		return nil, err
	}
	data, err := Decompress(stored, length, codecs)
	if err != nil {
		return nil, err
	}
	end := len(data) - LenEnvelopeChecksum
	if end < 0 {
		return nil, &FormatError{fmt.Sprintf("an envelope of %d bytes", len(data)), "ReadEnvelope", int64(offset)}
	}
	return data, compareChecksum(data[:end], binary.LittleEndian.Uint64(data[end:]), hash, "ReadEnvelope", offset)
}

// ReadPage returns the uncompressed bytes of a page of the released format or RC2, and compares its checksum if it has one.
// The size does not include the checksum. The codecs are those for Decompress. Damaged bytes end in a *FormatError, a missing
// codec or hash in a *MissingCodecError.
func ReadPage(file []byte, offset, size, length, maxKeySize uint64, hasChecksum bool, codecs map[string]Codec, hash Hash) ([]byte, error) {
	lenChecksum := uint64(0)
	if hasChecksum {
		lenChecksum = LenPageChecksum
	}
	if size > uint64(len(file)) { // the sum below would wrap
		return nil, &FormatError{fmt.Sprintf("%d bytes are outside of the file", size), "ReadPage", int64(offset)}
	}
	blob, err := ReadBlob(file, offset, size+lenChecksum, maxKeySize)
	if err != nil {
		return nil, err
	}
	if hasChecksum {
		if err := compareChecksum(blob[:size], binary.LittleEndian.Uint64(blob[size:]), hash, "ReadPage", offset); err != nil {
			return nil, err
		}
	}
	return Decompress(blob[:size], length, codecs)
}
