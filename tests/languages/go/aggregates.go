// Reads envelopes from stdin (u32 kind, u32 length, bytes; little-endian) and prints one line of sums for each, or
// "error" if the bytes are refused. What is summed, and in which order, says tests/support/kaitai_sums.py.
package main

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"os"
	"reflect"
	"strings"

	"github.com/kaitai-io/kaitai_struct_go_runtime/kaitai"
	"rntuple.invalid/kaitai/rntuple"
)

const (
	fields = iota
	columns
	aliases
	infos
	groups
	sets
	clusters
	entries
	pages
	elements
	suppressed
	stored
	names
	data
	count
)

type sums [count]uint64

// Types whose occurrences are counted: name without the name of the grammar, to the sum.
var counted = map[string]int{
	"Field": fields, "Column": columns, "AliasColumn": aliases, "ExtraTypeInfo": infos, "ClusterGroup": groups,
	"LinkedAttributeSet": sets, "ClusterSummary": clusters, "Page": pages, "MetaDataEntry": data, "CompressionChunk": data,
}

// The result of a method without arguments that returns a number and an error.
func computed(node reflect.Value, method string) uint64 {
	result := node.Addr().MethodByName(method).Call(nil)
	if !result[1].IsNil() {
		panic(result[1].Interface())
	}
	if result[0].CanInt() {
		return uint64(result[0].Int())
	}
	return result[0].Uint()
}

func number(value reflect.Value) uint64 {
	if value.CanInt() {
		return uint64(value.Int())
	}
	return value.Uint()
}

func (s *sums) add(node reflect.Value) {
	_, name, nested := strings.Cut(node.Type().Name(), "_")
	if sum, ok := counted[name]; ok && nested {
		s[sum]++
	}
	switch {
	case name == "Field":
		s[names] += number(node.FieldByName("Name").Elem().FieldByName("Len"))
	case name == "ClusterSummary":
		s[entries] += computed(node, "NumEntries")
	case name == "Page":
		s[elements] += computed(node, "NumElements")
		s[stored] += size(node.FieldByName("Locator").Elem())
	case name == "ClusterGroup":
		s[stored] += size(node.FieldByName("PageListLink").Elem().FieldByName("Locator").Elem())
	case name == "ColumnPagesBody":
		if offset := node.FieldByName("ElementOffset"); offset.CanInt() && offset.Int() < 0 {
			s[suppressed]++
		}
	case name == "Anchor":
		s[stored] = number(node.FieldByName("NbytesHeader")) + number(node.FieldByName("NbytesFooter"))
	case name == "KeysList":
		keys := node.FieldByName("Keys")
		s[data] += uint64(keys.Len())
		for i := 0; i < keys.Len(); i++ {
			key := keys.Index(i).Elem()
			s[names] += computed(key.FieldByName("Name").Elem(), "Len")
			s[stored] += computed(key, "SeekKey")
		}
	case name == "CompressionChunk":
		s[stored] += number(node.FieldByName("LenUncompressed"))
	}
}

// Size of the byte range of a standard or large locator.
func size(locator reflect.Value) uint64 {
	if head := locator.FieldByName("Head").Int(); head >= 0 {
		return uint64(head)
	}
	payload := locator.FieldByName("Payload").Elem().Elem()
	if strings.HasSuffix(payload.Type().Name(), "_LargeLocator") {
		return payload.FieldByName("Size").Uint()
	}
	return 0
}

func (s *sums) walk(value reflect.Value) {
	switch value.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !value.IsNil() {
			s.walk(value.Elem())
		}
	case reflect.Slice:
		if value.Type().Elem().Kind() == reflect.Pointer {
			for i := 0; i < value.Len(); i++ {
				s.walk(value.Index(i))
			}
		}
	case reflect.Struct:
		s.add(value)
		for i := 0; i < value.NumField(); i++ {
			if value.Type().Field(i).IsExported() {
				s.walk(value.Field(i))
			}
		}
	}
}

func parse(kind uint32, bytesRead []byte) (s sums, err error) {
	stream := kaitai.NewStream(bytes.NewReader(bytesRead))
	var tree any
	switch kind {
	case 1:
		node := rntuple.NewRntuple()
		tree, err = node, node.Read(stream, nil, node)
	case 2:
		node := rntuple.NewRntupleRc2()
		tree, err = node, node.Read(stream, nil, node)
	case 3:
		node := rntuple.NewRntupleRc1_HeaderEnvelope()
		tree, err = node, node.Read(stream, nil, nil)
	case 4:
		node := rntuple.NewRntupleRc1_FooterEnvelope()
		tree, err = node, node.Read(stream, nil, nil)
	case 5:
		node := rntuple.NewRntupleRc1_PageListEnvelope()
		tree, err = node, node.Read(stream, nil, nil)
	case 6:
		node := rntuple.NewRntupleRc1_MetaDataEnvelope()
		tree, err = node, node.Read(stream, nil, nil)
	case 7:
		node := rntuple.NewRootFile_Anchor()
		tree, err = node, node.Read(stream, nil, nil)
	case 8:
		node := rntuple.NewRootFile_KeysList()
		tree, err = node, node.Read(stream, nil, nil)
	case 9:
		node := rntuple.NewRootFile_CompressionBlock()
		tree, err = node, node.Read(stream, nil, nil)
	default:
		err = fmt.Errorf("unknown kind %d", kind)
	}
	if err == nil {
		s.walk(reflect.ValueOf(tree))
	}
	return s, err
}

func main() {
	input := bufio.NewReader(os.Stdin)
	output := bufio.NewWriter(os.Stdout)
	defer output.Flush()
	var head [2]uint32
	for binary.Read(input, binary.LittleEndian, &head) == nil {
		piece := make([]byte, head[1])
		if _, err := io.ReadFull(input, piece); err != nil {
			panic(err)
		}
		if s, err := parse(head[0], piece); err != nil {
			fmt.Fprintln(output, "error")
		} else {
			fmt.Fprintln(output, strings.Trim(fmt.Sprint([count]uint64(s)), "[]"))
		}
	}
}
