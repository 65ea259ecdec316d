package rntuple

import (
	"encoding/binary"
	"math"
	"strings"
)

// ColumnType is a column type of the format, one of ColumnTypes.
type ColumnType struct {
	Name             string
	Kind             string   // bit, byte, char, integer, real, index or switch
	BitsMin, BitsMax int      // legal bits of an element in storage, both included
	Element          string   // type of an element, such as int16
	Steps            []string // encoding steps in the order of writing
	SignFromField    bool     // whether the field tells if elements are signed
}

// SwitchLayout has the bits of an element of a Switch column: the index in the lower ones, the tag above.
type SwitchLayout struct {
	Bits, IndexBits, TagBits int
	Generations              []string
}

// SwitchElement is an element of a Switch column.
type SwitchElement struct {
	Index uint64
	Tag   uint32
}

// PageOptions are the facts about a page that its column type leaves open.
type PageOptions struct {
	Bits     int           // of an element in storage; 0 for the most that the column type allows
	Min, Max float64       // range of a quantized column
	Layout   *SwitchLayout // of a Switch column; nil for the one of the released format
	IsSigned bool          // whether elements are signed, if the column type leaves it to the field
}

// DecodePage returns the elements of an uncompressed page without checksum, as []bool, []int64, []uint64, []float64 or
// []SwitchElement. It returns a *FormatError if the page is too short, or the bits or the range are wrong.
func DecodePage(columnType ColumnType, page []byte, number int, options PageOptions) (any, error) {
	bits, layout := options.Bits, options.Layout
	if bits == 0 {
		bits = columnType.BitsMax
	}
	if layout == nil {
		layout = &SwitchLayouts[0]
	}
	has := func(step string) bool {
		for _, each := range columnType.Steps {
			if each == step {
				return true
			}
		}
		return false
	}
	if has("switch") {
		bits = layout.Bits
	}
	if bits < columnType.BitsMin || bits > columnType.BitsMax {
		return nil, broken("RNT-COL-003", 0, "%d bits for an element of %s", bits, columnType.Name)
	}
	size := (uint64(number)*uint64(bits) + 7) / 8
	if number < 0 || number > math.MaxInt64/96 || size > uint64(len(page)) {
		return nil, broken("RNT-PAG-001", 0, "%d bytes wanted for %d elements of %s, %d left", size, number, columnType.Name, len(page))
	}
	if has("bits") {
		values := make([]bool, number)
		for i := range values {
			values[i] = page[i/8]>>(i%8)&1 == 1
		}
		return values, nil
	}
	if has("switch") {
		values := make([]SwitchElement, number)
		for i := range values {
			word := binary.LittleEndian.Uint64(page[i*bits/8:])
			if bits == 96 {
				values[i] = SwitchElement{word, binary.LittleEndian.Uint32(page[12*i+8:])}
			} else {
				values[i] = SwitchElement{word & (1<<layout.IndexBits - 1), uint32(word >> layout.IndexBits)}
			}
		}
		return values, nil
	}
	codes := make([]uint64, number)
	switch width := bits / 8; {
	case has("packed"):
		unpack(codes, page, bits)
	case has("split"):
		for b := 0; b < width; b++ {
			for i, part := range page[b*number : (b+1)*number] {
				codes[i] |= uint64(part) << (8 * b)
			}
		}
	default:
		for i := range codes {
			for b, part := range page[i*width : (i+1)*width] {
				codes[i] |= uint64(part) << (8 * b)
			}
		}
	}
	if strings.HasPrefix(columnType.Element, "float") {
		if has("quantize") && !(options.Min < options.Max) {
			return nil, broken("RNT-COL-005", 0, "a range from %v to %v of a column of type %s", options.Min, options.Max, columnType.Name)
		}
		step := (options.Max - options.Min) / float64(uint64(1)<<(bits%64)-1)
		values := make([]float64, number)
		for i, code := range codes {
			switch {
			case has("quantize"):
				scaled := float64(code) * step // rounded before the sum: a fused operation gives another number
				values[i] = math.Min(float64(scaled)+options.Min, options.Max)
			case has("truncate"):
				values[i] = float64(math.Float32frombits(uint32(code << (32 - bits))))
			case bits == 16:
				values[i] = half(code)
			case bits == 32:
				values[i] = float64(math.Float32frombits(uint32(code)))
			default:
				values[i] = math.Float64frombits(code)
			}
		}
		return values, nil
	}
	if has("zigzag") || options.IsSigned || columnType.Element[0] == 'i' {
		values, shift := make([]int64, number), 64-bits
		for i, code := range codes {
			if has("zigzag") {
				values[i] = int64(code>>1) ^ -int64(code&1)
			} else {
				values[i] = int64(code<<shift) >> shift
			}
		}
		return values, nil
	}
	if has("delta") {
		sum, unused := uint64(0), 64-bits
		for i, difference := range codes {
			sum = (sum + difference) << unused >> unused
			codes[i] = sum
		}
	}
	return codes, nil
}

// unpack reads elements of at most 32 bits, of which each may start at any bit.
func unpack(codes []uint64, page []byte, bits int) {
	word, left, place := uint64(0), 0, 0
	for i := range codes {
		for left < bits {
			word |= uint64(page[place]) << left
			left += 8
			place++
		}
		codes[i] = word & (1<<bits - 1)
		word >>= bits
		left -= bits
	}
}

// half is a number of half precision.
func half(code uint64) float64 {
	sign, exponent, mantissa := 1-2*float64(code>>15), int(code>>10&31), float64(code&1023)
	switch {
	case exponent == 31 && mantissa != 0:
		return math.NaN()
	case exponent == 31:
		return math.Inf(int(sign))
	case exponent == 0:
		return sign * math.Ldexp(mantissa, -24)
	}
	return sign * math.Ldexp(1024+mantissa, exponent-25)
}
