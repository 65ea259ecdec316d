// Command decode decodes pages of RNTuple columns. It reads lines of nine words and prints the values of each page:
//
//	element bits steps min max index_bits tag_bits number page
//
// as in spec/vectors/README.md; - stands for what a column does not have.
package main

import (
	"bufio"
	"encoding/hex"
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
)

func half(bits uint64) float64 {
	sign, exponent, mantissa := 1-2*float64(bits>>15), int(bits>>10&31), float64(bits&1023)
	switch {
	case exponent == 31 && mantissa != 0:
		return math.NaN()
	case exponent == 31:
		return math.Inf(int(sign))
	case exponent == 0:
		return math.Copysign(mantissa*math.Pow(2, -24), sign)
	}
	return sign * math.Pow(2, float64(exponent-15)) * (1 + mantissa/1024)
}

func spelled(value float64) string {
	if value != value {
		return "nan"
	}
	return fmt.Sprintf("%016x", math.Float64bits(value))
}

// code is a number of up to 64 bits that starts at a bit of a little-endian stream.
func code(page []byte, start, width int) (value uint64) {
	for i := 0; i < width; i++ {
		value |= uint64(page[(start+i)/8]>>((start+i)%8)&1) << i
	}
	return value
}

func decode(element string, width int, steps string, min, max float64, indexBits, number int, page []byte) []string {
	values := make([]string, number)
	mask := ^uint64(0)
	if width < 64 {
		mask = 1<<width - 1
	}
	sum := uint64(0)
	for i := range values {
		if strings.Contains(steps, "switch") {
			index, tag := code(page, i*width, indexBits), code(page, i*width+indexBits, width-indexBits)
			values[i] = fmt.Sprintf("%d:%d", index, tag)
			continue
		}
		var bits uint64
		if strings.Contains(steps, "split") {
			for b := 0; b < width/8; b++ {
				bits |= uint64(page[b*number+i]) << (8 * b)
			}
		} else {
			bits = code(page, i*width, width)
		}
		if strings.Contains(steps, "delta") {
			sum = (sum + bits) & mask
			bits = sum
		}
		if strings.Contains(steps, "zigzag") {
			bits = (bits>>1 ^ -(bits & 1)) & mask
		}
		switch {
		case strings.Contains(steps, "truncate"):
			values[i] = spelled(float64(math.Float32frombits(uint32(bits << (32 - width)))))
		case strings.Contains(steps, "quantize"):
			scale := (max - min) / float64(mask)
			product := float64(bits) * scale // rounded on its own: no fused multiply and add
			values[i] = spelled(math.Min(float64(product)+min, max))
		case element == "bool":
			values[i] = strconv.FormatBool(bits != 0)
		case element == "float16":
			values[i] = spelled(half(bits))
		case element == "float32":
			values[i] = spelled(float64(math.Float32frombits(uint32(bits))))
		case element == "float64":
			values[i] = spelled(math.Float64frombits(bits))
		case strings.HasPrefix(element, "int"):
			values[i] = strconv.FormatInt(int64(bits<<(64-width))>>(64-width), 10)
		default:
			values[i] = strconv.FormatUint(bits, 10)
		}
	}
	return values
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		words := strings.Fields(lines.Text())
		number := func(word string, base int) uint64 { value, _ := strconv.ParseUint(word, base, 64); return value }
		page, _ := hex.DecodeString(strings.Trim(words[8], "-"))
		min, max := math.Float64frombits(number(words[3], 16)), math.Float64frombits(number(words[4], 16))
		values := decode(words[0], int(number(words[1], 10)), words[2], min, max, int(number(words[5], 10)), int(number(words[7], 10)), page)
		fmt.Println(strings.Join(values, " "))
	}
}
