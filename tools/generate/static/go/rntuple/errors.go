package rntuple

import (
	"errors"
	"fmt"
	"strings"

	"@module@/raw"
)

// ErrFormat is the error that every *FormatError is, and those of package raw, for errors.Is.
var ErrFormat = raw.ErrFormat

// ErrNotFound says that the file has no RNTuple, or no field, of a name.
var ErrNotFound = errors.New("not found")

// FormatError says how bytes break the format.
type FormatError struct {
	Rule    string // id in the catalogue of rules, such as RNT-ENV-003; empty if no single rule tells it
	Offset  int64  // in the file, of the object with the fault; of [Decompress] and [DecodePage], in the bytes that were passed
	Message string
	Err     error // the cause, such as a *raw.FormatError or the error of a codec; nil if there is none
}

// Error returns the rule, the message and the offset.
func (e *FormatError) Error() string {
	text := fmt.Sprintf("%s (at byte %d)", e.Message, e.Offset)
	if e.Rule != "" {
		text = e.Rule + ": " + text
	}
	return text
}

// Unwrap returns the cause.
func (e *FormatError) Unwrap() error { return e.Err }

// Is reports whether the target is ErrFormat, or a *FormatError with the same rule.
func (e *FormatError) Is(target error) bool {
	other, ok := target.(*FormatError)
	return target == ErrFormat || ok && other.Rule == e.Rule
}

// LimitError says that a file needs more than the [Limits] of the caller.
type LimitError struct {
	What         string // what there are too many of: elements, or bytes
	Value, Limit uint64
}

// Error returns the number that is wanted, and the limit.
func (e *LimitError) Error() string {
	return fmt.Sprintf("too many %s: %d, and the limit is %d (see Limits)", e.What, e.Value, e.Limit)
}

// MissingCodecError says that no codec is there for a compression algorithm, or no hash for checksums (algorithm xxh3).
type MissingCodecError struct {
	Algorithm string
}

// Error names the algorithm and the module that has it.
func (e *MissingCodecError) Error() string {
	if e.Algorithm == "xxh3" {
		return "no hash for checksums: pass one, such as that of the module codecs"
	}
	return fmt.Sprintf("no codec for the compression algorithm %s: pass one, such as those of the module codecs", e.Algorithm)
}

func broken(rule string, offset uint64, text string, values ...any) error {
	return &FormatError{Rule: rule, Offset: int64(offset), Message: fmt.Sprintf(text, values...)}
}

// parsed returns the result of a parser, whose error becomes one with a rule and an offset in the file.
func parsed[T any](value T, err error, rule string, offset uint64) (T, error) {
	var cause *raw.FormatError
	if errors.As(err, &cause) {
		message := strings.TrimSuffix(cause.Error(), fmt.Sprintf(" (at byte %d)", cause.Position))
		err = &FormatError{rule, int64(offset) + cause.Position, message, err}
	}
	return value, err
}

// moved returns an error with an offset that counts from another place.
func moved(err error, offset uint64) error {
	if found, ok := err.(*FormatError); ok {
		found.Offset += int64(offset)
	}
	return err
}
