package rntuple

import (
	"bytes"
	"compress/flate"
	"compress/zlib"
	"encoding/binary"
	"errors"
	"fmt"
	"io"

	"github.com/rntuple-construct/rntuple-construct/generated/go/raw"
)

// Codec returns the uncompressed bytes of a chunk, given its bytes and its uncompressed length.
type Codec func(data []byte, length int) ([]byte, error)

// Hash returns the XXH3-64 of bytes, with seed 0. The module codecs has one.
type Hash func(data []byte) uint64

// The codecs of the standard library, by algorithm. The module codecs has the others.
var standardCodecs = map[string]Codec{
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
// compressed if they are fewer than length. Damaged bytes end in a *FormatError with the offset in stored, a missing codec in a
// *MissingCodecError, a length beyond the limits in a *LimitError.
func Decompress(stored []byte, length uint64, options Options) ([]byte, error) {
	if uint64(len(stored)) == length {
		return stored, nil
	}
	if uint64(len(stored)) > length {
		return nil, broken("RNT-CMP-002", 0, "%d stored bytes for %d uncompressed ones", len(stored), length)
	}
	block, err := raw.ParseRootFileCompressionBlock(stored)
	if err != nil {
		return parsed([]byte(nil), err, "RNT-CMP-004", 0)
	}
	total := uint64(0)
	for _, chunk := range block.Chunks {
		total += uint64(chunk.LenUncompressed)
	}
	if total != length {
		return nil, broken("RNT-CMP-005", 0, "chunks for %d bytes, %d expected", total, length)
	}
	if limit := options.Limits.bytes(); length > limit {
		return nil, &LimitError{"bytes", length, limit}
	}
	whole, offset := make([]byte, 0, len(stored)), uint64(0)
	for _, chunk := range block.Chunks {
		part, err := decompressChunk(chunk, offset, options.Codecs)
		if err != nil {
			return nil, err
		}
		whole = append(whole, part...)
		offset += LenCompressionHead + uint64(len(chunk.Data))
	}
	return whole, nil
}

func decompressChunk(chunk *raw.RootFileCompressionChunk, offset uint64, codecs map[string]Codec) ([]byte, error) {
	name, known := algorithms[string(chunk.Algorithm[:2])]
	if !known {
		return nil, broken("RNT-CMP-003", offset, "unknown compression algorithm %q", chunk.Algorithm[:2])
	}
	codec := codecs[name]
	if codec == nil {
		codec = standardCodecs[name]
	}
	if codec == nil {
		return nil, &MissingCodecError{name}
	}
	part, err := codec(chunk.Data, int(chunk.LenUncompressed))
	if err != nil {
		rule := "RNT-CMP-005"
		var cause *FormatError
		if errors.As(err, &cause) && cause.Rule != "" {
			rule = cause.Rule
		}
		return nil, &FormatError{rule, int64(offset), fmt.Sprintf("damaged %s chunk: %v", name, err), err}
	}
	if len(part) != int(chunk.LenUncompressed) {
		text := "a %s chunk expands to %d bytes, not %d"
		return nil, broken("RNT-CMP-005", offset, text, name, len(part), chunk.LenUncompressed)
	}
	return part, nil
}

// ReadBlob returns the stored bytes of an envelope or page, which are spread over several keys if one cannot hold them. The
// size includes the checksum of a page; maxKeySize is the limit that the anchor has. Bytes outside of the file end in a
// *FormatError.
func ReadBlob(file Source, offset, size, maxKeySize uint64, limits Limits) ([]byte, error) {
	if maxKeySize == 0 || size <= maxKeySize {
		return readRange(file, offset, size, limits)
	}
	if size > uint64(file.Size()) {
		return nil, broken("RNT-CNT-014", offset, "%d bytes are outside of the file", size)
	}
	if size > limits.bytes() {
		return nil, &LimitError{"bytes", size, limits.bytes()}
	}
	numKeys := uint64(0)
	if maxKeySize > LenChunkOffset {
		room := maxKeySize - LenChunkOffset
		numKeys = (size - LenChunkOffset + room - 1) / room
	}
	if numKeys == 0 || maxKeySize < LenChunkOffset*(numKeys-1) {
		return nil, broken("RNT-CMP-010", offset, "%d bytes in keys of at most %d", size, maxKeySize)
	}
	first, err := readRange(file, offset, maxKeySize, limits)
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
		part, err := readRange(file, binary.LittleEndian.Uint64(first[lenFirst:]), length, limits)
		if err != nil {
			return nil, err
		}
		whole = append(whole, part...)
	}
	return whole, nil
}

func compareChecksum(data []byte, stored uint64, hash Hash, rule string, offset uint64) error {
	if hash == nil {
		return &MissingCodecError{"xxh3"}
	}
	if computed := hash(data); computed != stored {
		return broken(rule, offset, "checksum %016x, the bytes hash to %016x", stored, computed)
	}
	return nil
}

// ReadAnchor returns the bytes of an anchor of the released format, and compares its checksum. The object starts at the
// offset, after its key. Damaged bytes end in a *FormatError, a missing codec or hash in a *MissingCodecError.
func ReadAnchor(file Source, offset, size, length uint64, options Options) ([]byte, error) {
	data, err := readObject(file, offset, size, length, 0, options)
	if err != nil {
		return nil, err
	}
	end := len(data) - LenEnvelopeChecksum
	if end < FirstCheckedAnchorByte {
		return nil, broken("RNT-ANC-002", offset, "an anchor of %d bytes", len(data))
	}
	checksum := binary.BigEndian.Uint64(data[end:])
	return data, compareChecksum(data[FirstCheckedAnchorByte:end], checksum, options.Hash, "RNT-ANC-004", offset)
}

// ReadEnvelope returns the uncompressed bytes of an envelope of the released format or RC2, and compares its checksum. The
// length is the one that the link or the anchor states; maxKeySize is the limit that the anchor has. Damaged bytes end in a
// *FormatError, a missing codec or hash in a *MissingCodecError.
func ReadEnvelope(file Source, offset, size, length, maxKeySize uint64, options Options) ([]byte, error) {
	data, err := readObject(file, offset, size, length, maxKeySize, options)
	if err != nil {
		return nil, err
	}
	end := len(data) - LenEnvelopeChecksum
	if end < 0 {
		return nil, broken("RNT-ENV-002", offset, "an envelope of %d bytes", len(data))
	}
	checksum := binary.LittleEndian.Uint64(data[end:])
	return data, compareChecksum(data[:end], checksum, options.Hash, "RNT-ENV-003", offset)
}

func readObject(file Source, offset, size, length, maxKeySize uint64, options Options) ([]byte, error) {
	stored, err := ReadBlob(file, offset, size, maxKeySize, options.Limits)
	if err != nil {
		return nil, err
	}
	data, err := Decompress(stored, length, options)
	return data, moved(err, offset)
}

// PageRange is where a page lies in a file.
type PageRange struct {
	Offset, Size uint64 // without the checksum
	Length       uint64 // uncompressed bytes
	HasChecksum  bool
}

// ReadPage returns the uncompressed bytes of a page of the released format or RC2, and compares its checksum if it has one.
// Damaged bytes end in a *FormatError, a missing codec or hash in a *MissingCodecError.
func ReadPage(file Source, page PageRange, maxKeySize uint64, options Options) ([]byte, error) {
	lenChecksum := uint64(0)
	if page.HasChecksum {
		lenChecksum = LenPageChecksum
	}
	if page.Size > uint64(file.Size()) { // the sum below would wrap
		return nil, broken("RNT-CNT-014", page.Offset, "%d bytes are outside of the file", page.Size)
	}
	blob, err := ReadBlob(file, page.Offset, page.Size+lenChecksum, maxKeySize, options.Limits)
	if err != nil {
		return nil, err
	}
	if page.HasChecksum {
		checksum := binary.LittleEndian.Uint64(blob[page.Size:])
		if err := compareChecksum(blob[:page.Size], checksum, options.Hash, "RNT-PAG-002", page.Offset); err != nil {
			return nil, err
		}
	}
	data, err := Decompress(blob[:page.Size], page.Length, options)
	return data, moved(err, page.Offset)
}
