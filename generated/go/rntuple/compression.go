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

// MissingCodecError says that no codec is there for a compression algorithm.
type MissingCodecError struct {
	Algorithm string
}

func (e *MissingCodecError) Error() string {
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
