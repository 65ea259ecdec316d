package rntuple

import (
	"errors"
	"fmt"
	"io"
	"os"
)

// Source is a file that is read by ranges: a *[bytes.Reader], an *[io.SectionReader], or a type of yours for a URL.
type Source interface {
	io.ReaderAt
	Size() int64
}

// Defaults of Limits.
const (
	DefaultElements = 1 << 24
	DefaultBytes    = 1 << 30
)

// Limits bound the memory that the sizes in a file ask for. A zero stands for the default.
type Limits struct {
	Elements uint64 // most elements of a column in a cluster that one call returns; DefaultElements
	Bytes    uint64 // most bytes of one object of the file: an envelope, a page or a keys list; DefaultBytes
}

func (l Limits) elements() uint64 {
	if l.Elements == 0 {
		return DefaultElements
	}
	return l.Elements
}

func (l Limits) bytes() uint64 {
	if l.Bytes == 0 {
		return DefaultBytes
	}
	return l.Bytes
}

// Options are what reading needs besides the file.
type Options struct {
	Codecs map[string]Codec // by algorithm, used before those of the standard library; the module codecs has all
	Hash   Hash             // of checksums; the module codecs has it
	Limits Limits
}

// FileSource returns a file of the operating system as a source. Its size is that of now.
func FileSource(file *os.File) (Source, error) {
	info, err := file.Stat()
	if err != nil {
		return nil, fmt.Errorf("rntuple: %w", err)
	}
	return io.NewSectionReader(file, 0, info.Size()), nil
}

// readRange returns bytes of a file, which are there.
func readRange(file Source, offset, size uint64, limits Limits) ([]byte, error) {
	if end := uint64(file.Size()); offset > end || size > end-offset {
		return nil, broken("RNT-CNT-014", offset, "%d bytes are outside of the file", size)
	}
	if size > limits.bytes() {
		return nil, &LimitError{"bytes", size, limits.bytes()}
	}
	data := make([]byte, size)
	if number, err := file.ReadAt(data, int64(offset)); number < len(data) {
		if err == nil || errors.Is(err, io.EOF) {
			err = io.ErrUnexpectedEOF
		}
		return nil, fmt.Errorf("rntuple: %d bytes at byte %d: %w", size, offset, err)
	}
	return data, nil
}

// readRecord parses a record whose size its first bytes do not tell: it reads more until the parser has enough.
func readRecord[T any](file Source, offset uint64, rule string, limits Limits, parse func([]byte) (T, error)) (T, error) {
	var none T
	end := uint64(file.Size())
	if offset > end {
		return none, broken("RNT-CNT-014", offset, "byte %d is outside of the file", offset)
	}
	for size := uint64(firstRead); ; size *= 16 {
		if size > end-offset {
			size = end - offset
		}
		data, err := readRange(file, offset, size, limits)
		if err != nil {
			return none, err
		}
		value, err := parse(data)
		if err == nil || size == end-offset || size > maxRecord {
			return parsed(value, err, rule, offset)
		}
	}
}

const (
	firstRead = 512     // bytes of most headers, keys and directories
	maxRecord = 1 << 16 // no key is longer: its length has 16 bits
)
