// Command decode calls the decoders and the decompression of the package; a line of words for each call, and a line for what it
// returns. With the argument bare it uses the codecs of the standard library only.
package main

import (
	"bufio"
	"bytes"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"strconv"
	"strings"

	"github.com/rntuple-construct/rntuple-construct/generated/go/codecs"
	"github.com/rntuple-construct/rntuple-construct/generated/go/rntuple"
)

var packaged = rntuple.Options{Codecs: codecs.All, Hash: codecs.XXH3}

func integer(word string, base int) uint64 {
	if word == "-" {
		return 0
	}
	return check(strconv.ParseUint(word, base, 64))
}

func real(word string) float64 {
	if word == "nan" {
		return math.NaN()
	}
	return math.Float64frombits(integer(word, 16))
}

func check[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// page GENERATION ID BITS MIN MAX INDEX_BITS TAG_BITS SIGNED NUMBER PAGE
func page(words []string) (string, error) {
	columnType := rntuple.ColumnTypes[words[1]][uint16(integer(words[2], 10))]
	options := rntuple.PageOptions{
		Bits: int(integer(words[3], 10)), Min: real(words[4]), Max: real(words[5]), IsSigned: words[8] == "signed",
	}
	for i, layout := range rntuple.SwitchLayouts {
		if fmt.Sprint(layout.IndexBits, layout.TagBits) == words[6]+" "+words[7] {
			options.Layout = &rntuple.SwitchLayouts[i]
		}
	}
	data := check(hex.DecodeString(strings.Trim(words[10], "-")))
	found, err := rntuple.DecodePage(columnType, data, int(integer(words[9], 10)), options)
	text := ""
	switch found := found.(type) {
	case []float64:
		for _, value := range found {
			if math.IsNaN(value) {
				text += "nan "
			} else {
				text += fmt.Sprintf("%016x ", math.Float64bits(value))
			}
		}
	case []rntuple.SwitchElement:
		for _, value := range found {
			text += fmt.Sprintf("%d:%d ", value.Index, value.Tag)
		}
	default:
		text = strings.Trim(fmt.Sprint(found), "[]")
	}
	return text, err
}

// read KIND FILE OFFSET SIZE LENGTH MAX_KEY_SIZE [HASH]
func read(words []string) (found string, err error) {
	file, numbers, options, data := bytes.NewReader(check(os.ReadFile(words[2]))), []uint64{}, packaged, []byte(nil)
	for _, word := range words[3:] {
		numbers = append(numbers, integer(word, 10))
	}
	if len(numbers) > 4 {
		options.Hash = func([]byte) uint64 { return numbers[4] }
	}
	switch words[1] {
	case "anchor":
		data, err = rntuple.ReadAnchor(file, numbers[0], numbers[1], numbers[2], options)
	case "envelope":
		data, err = rntuple.ReadEnvelope(file, numbers[0], numbers[1], numbers[2], numbers[3], options)
	default:
		page := rntuple.PageRange{Offset: numbers[0], Size: numbers[1], Length: numbers[2], HasChecksum: words[1] == "page"}
		data, err = rntuple.ReadPage(file, page, numbers[3], options)
	}
	return hex.EncodeToString(data), err
}

// counting is a file that counts the bytes that are read of it.
type counting struct {
	*io.SectionReader
	number int
}

func (c *counting) ReadAt(data []byte, offset int64) (int, error) {
	c.number += len(data)
	return c.SectionReader.ReadAt(data, offset)
}

// ranges FILE ELEMENTS
func ranges(words []string) (string, error) {
	opened := check(os.Open(words[1]))
	defer opened.Close()
	file := &counting{io.NewSectionReader(opened, 0, check(opened.Stat()).Size()), 0}
	options := packaged
	options.Limits.Elements = integer(words[2], 10)
	n, err := rntuple.Open(file, "", options)
	if err != nil {
		return "", err
	}
	values, err := n.ReadField(0)
	return fmt.Sprintf("%d %s", file.number, check(rntuple.ToJSON(values))), err
}

func answer(words []string) (string, error) {
	if words[0] == "ranges" {
		return ranges(words)
	}
	if words[0] == "page" {
		return page(words)
	}
	if words[0] == "read" {
		return read(words)
	}
	data, number := check(os.ReadFile(words[1])), integer(words[2], 10)
	if words[0] == "blob" {
		found, err := rntuple.ReadBlob(bytes.NewReader(data), number, integer(words[3], 10), integer(words[4], 10), rntuple.Limits{})
		return hex.EncodeToString(found), err
	}
	chosen := packaged
	if len(words) > 3 {
		chosen.Codecs = map[string]rntuple.Codec{words[3]: func(_ []byte, length int) ([]byte, error) {
			return bytes.Repeat([]byte{7}, length), nil
		}}
	}
	found, err := rntuple.Decompress(data, number, chosen)
	return hex.EncodeToString(found), err
}

func main() {
	if len(os.Args) > 1 && os.Args[1] == "bare" {
		packaged = rntuple.Options{}
	}
	lines := bufio.NewReader(os.Stdin)
	for {
		line, err := lines.ReadString('\n')
		if err != nil {
			return
		}
		found, err := answer(strings.Fields(line))
		var format *rntuple.FormatError
		var missing *rntuple.MissingCodecError
		var limit *rntuple.LimitError
		switch {
		case errors.As(err, &limit):
			fmt.Printf("LimitError: %v\n", err)
		case errors.As(err, &format):
			fmt.Printf("FormatError: %v\n", err)
		case errors.As(err, &missing):
			fmt.Printf("MissingCodecError: %s: %v\n", missing.Algorithm, err)
		default:
			fmt.Println(check(found, err))
		}
	}
}
