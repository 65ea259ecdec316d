// Package raw parses RNTuple envelopes and the ROOT file around them, structure by structure; generated from grammars.
//
// Package rntuple reads whole files with it. [ParseRntuple] parses one uncompressed envelope, and every other type has a
// function of the same form. Bytes that break a grammar end in a [*FormatError] and never in a panic.
package raw

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
)

// ErrFormat is the error that every *FormatError is, for errors.Is.
var ErrFormat = errors.New("the format is broken")

// FormatError says where bytes break the grammar. It is the only type of error that a parser returns.
type FormatError struct {
	Message  string // what is wrong
	Path     string // place in the grammar, if a condition of the grammar does not hold
	Position int64  // offset in the bytes that were being read
}

// Error returns the message, the place in the grammar and the offset.
func (e *FormatError) Error() string {
	if e.Path != "" {
		return fmt.Sprintf("%s: %s (at byte %d)", e.Path, e.Message, e.Position)
	}
	return fmt.Sprintf("%s (at byte %d)", e.Message, e.Position)
}

// Is reports whether the target is ErrFormat.
func (e *FormatError) Is(target error) bool { return target == ErrFormat }

// NewValidationExprError is the error of a value that a condition of the grammar rules out.
func NewValidationExprError(actual any, stream *Stream, path string) error {
	return &FormatError{fmt.Sprintf("the value cannot be %v", actual), path, int64(stream.pos)}
}

// NewValidationNotEqualError is the error of a value that the grammar fixes.
func NewValidationNotEqualError(expected, actual any, stream *Stream, path string) error {
	return &FormatError{fmt.Sprintf("%v is not the expected %v", actual, expected), path, int64(stream.pos)}
}

// Struct is a parsed type.
type Struct interface {
	Stream() *Stream
}

// Stream is bytes in memory with a position. Every size is compared with the bytes that are left.
type Stream struct {
	bytes    []byte
	pos      int
	bits     uint64
	bitsLeft int
}

// NewStream makes a stream over all of the bytes, which are not copied.
func NewStream(bytes []byte) *Stream { return &Stream{bytes: bytes} }

// EOF says whether all bytes have been read.
func (s *Stream) EOF() (bool, error) { return s.pos >= len(s.bytes) && s.bitsLeft == 0, nil }

// Pos is the offset of the next byte.
func (s *Stream) Pos() (int64, error) { return int64(s.pos), nil }

// Size is the number of bytes.
func (s *Stream) Size() (int64, error) { return int64(len(s.bytes)), nil }

// Seek moves to an offset from the start; whence has to be io.SeekStart.
func (s *Stream) Seek(offset int64, whence int) (int64, error) {
	if whence != 0 || offset < 0 || offset > int64(len(s.bytes)) {
		return 0, &FormatError{fmt.Sprintf("there is no byte %d", uint64(offset)), "", int64(s.pos)}
	}
	s.AlignToByte()
	s.pos = int(offset)
	return offset, nil
}

// AlignToByte drops the bits of a byte that was read in part.
func (s *Stream) AlignToByte() { s.bits, s.bitsLeft = 0, 0 }

// ReadBytes returns the next bytes as a part of those of the stream.
func (s *Stream) ReadBytes(count int) ([]byte, error) {
	s.AlignToByte()
	return s.take(count)
}

func (s *Stream) take(count int) ([]byte, error) {
	if left := len(s.bytes) - s.pos; count < 0 || count > left {
		return nil, &FormatError{fmt.Sprintf("%d bytes wanted, %d left", count, left), "", int64(s.pos)}
	}
	start := s.pos
	s.pos += count
	return s.bytes[start:s.pos:s.pos], nil
}

// ReadBytesFull returns all bytes that are left.
func (s *Stream) ReadBytesFull() ([]byte, error) { return s.ReadBytes(len(s.bytes) - s.pos) }

// ReadBytesTerm returns the bytes up to the first terminator, which is stepped over if it is consumed.
func (s *Stream) ReadBytesTerm(terminator byte, include, consume, needed bool) ([]byte, error) {
	s.AlignToByte()
	for end := s.pos; end < len(s.bytes); end++ {
		if s.bytes[end] != terminator {
			continue
		}
		found, err := s.take(end - s.pos)
		if include {
			found = s.bytes[end-len(found) : end+1]
		}
		if consume {
			s.pos = end + 1
		}
		return found, err
	}
	if needed {
		return nil, &FormatError{"the terminator is missing", "", int64(s.pos)}
	}
	return s.ReadBytesFull()
}

// ReadBitsIntLe reads up to 56 bits, least significant bit first.
func (s *Stream) ReadBitsIntLe(count int) (uint64, error) {
	for s.bitsLeft < count {
		next, err := s.take(1)
		if err != nil {
			return 0, err
		}
		s.bits |= uint64(next[0]) << s.bitsLeft
		s.bitsLeft += 8
	}
	value := s.bits & (1<<count - 1)
	s.bits >>= count
	s.bitsLeft -= count
	return value, nil
}

func number[T any](s *Stream, count int, convert func([]byte) T) (value T, err error) {
	bytes, err := s.ReadBytes(count)
	if err != nil {
		return value, err
	}
	return convert(bytes), nil
}

func first(bytes []byte) uint8 { return bytes[0] }

func signed[U, S uint8 | uint16 | uint32 | uint64 | int8 | int16 | int32 | int64](value U, err error) (S, error) {
	return S(value), err
}

// ReadU1 reads an unsigned integer of one byte.
func (s *Stream) ReadU1() (uint8, error) { return number(s, 1, first) }

// ReadU2le reads an unsigned integer of two bytes, little-endian.
func (s *Stream) ReadU2le() (uint16, error) { return number(s, 2, binary.LittleEndian.Uint16) }

// ReadU4le reads an unsigned integer of four bytes, little-endian.
func (s *Stream) ReadU4le() (uint32, error) { return number(s, 4, binary.LittleEndian.Uint32) }

// ReadU8le reads an unsigned integer of eight bytes, little-endian.
func (s *Stream) ReadU8le() (uint64, error) { return number(s, 8, binary.LittleEndian.Uint64) }

// ReadU2be reads an unsigned integer of two bytes, big-endian.
func (s *Stream) ReadU2be() (uint16, error) { return number(s, 2, binary.BigEndian.Uint16) }

// ReadU4be reads an unsigned integer of four bytes, big-endian.
func (s *Stream) ReadU4be() (uint32, error) { return number(s, 4, binary.BigEndian.Uint32) }

// ReadU8be reads an unsigned integer of eight bytes, big-endian.
func (s *Stream) ReadU8be() (uint64, error) { return number(s, 8, binary.BigEndian.Uint64) }

// ReadS1 reads a signed integer of one byte.
func (s *Stream) ReadS1() (int8, error) { return signed[uint8, int8](s.ReadU1()) }

// ReadS2le reads a signed integer of two bytes, little-endian.
func (s *Stream) ReadS2le() (int16, error) { return signed[uint16, int16](s.ReadU2le()) }

// ReadS4le reads a signed integer of four bytes, little-endian.
func (s *Stream) ReadS4le() (int32, error) { return signed[uint32, int32](s.ReadU4le()) }

// ReadS8le reads a signed integer of eight bytes, little-endian.
func (s *Stream) ReadS8le() (int64, error) { return signed[uint64, int64](s.ReadU8le()) }

// ReadS2be reads a signed integer of two bytes, big-endian.
func (s *Stream) ReadS2be() (int16, error) { return signed[uint16, int16](s.ReadU2be()) }

// ReadS4be reads a signed integer of four bytes, big-endian.
func (s *Stream) ReadS4be() (int32, error) { return signed[uint32, int32](s.ReadU4be()) }

// ReadS8be reads a signed integer of eight bytes, big-endian.
func (s *Stream) ReadS8be() (int64, error) { return signed[uint64, int64](s.ReadU8be()) }

// ReadF4le reads a floating-point number of four bytes, little-endian.
func (s *Stream) ReadF4le() (float32, error) {
	bits, err := s.ReadU4le()
	return math.Float32frombits(bits), err
}

// ReadF8le reads a floating-point number of eight bytes, little-endian.
func (s *Stream) ReadF8le() (float64, error) {
	bits, err := s.ReadU8le()
	return math.Float64frombits(bits), err
}
