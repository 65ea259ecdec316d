// Package codecs has what the package rntuple lacks: the codecs for Zstandard, LZ4 and LZMA, and the hash of checksums.
package codecs

import (
	"bytes"
	"encoding/binary"

	"github.com/cespare/xxhash/v2"
	"github.com/klauspost/compress/zstd"
	"github.com/pierrec/lz4/v4"
	"github.com/rntuple-construct/rntuple-construct/generated/go/rntuple"
	"github.com/ulikunitz/xz"
	"github.com/zeebo/xxh3"
)

// All has the codecs by algorithm, for rntuple.Decompress.
var All = map[string]rntuple.Codec{"zstd": fromZstd, "lz4": fromLz4, "lzma": fromXz}

// XXH3 is the hash of checksums, for rntuple.ReadEnvelope and rntuple.ReadPage.
var XXH3 rntuple.Hash = xxh3.Hash

// A chunk that expands to more than it says ends in an error.
var decoder, _ = zstd.NewReader(nil, zstd.WithDecodeAllCapLimit(true), zstd.WithDecoderConcurrency(0))

func fromZstd(data []byte, length int) ([]byte, error) {
	return decoder.DecodeAll(data, make([]byte, 0, length))
}

func fromLz4(data []byte, length int) ([]byte, error) {
	if len(data) < rntuple.LenLz4Checksum {
		return nil, lz4Error("the checksum is cut off")
	}
	block := data[rntuple.LenLz4Checksum:]
	if binary.BigEndian.Uint64(data) != xxhash.Sum64(block) {
		return nil, lz4Error("the checksum differs")
	}
	whole := make([]byte, length)
	size, err := lz4.UncompressBlock(block, whole)
	if err != nil {
		return nil, err
	}
	return whole[:size], nil
}

func lz4Error(message string) error {
	return &rntuple.FormatError{Rule: "RNT-CMP-007", Message: message}
}

func fromXz(data []byte, length int) ([]byte, error) {
	stream, err := xz.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	return rntuple.ReadChunk(stream, length)
}
