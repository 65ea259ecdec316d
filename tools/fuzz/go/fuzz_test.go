// Fuzz target of the generated Go parsers (docs/fuzzing-engines.md); tools/fuzz/engines.py puts it beside dump/main.go.
//
// The first byte of an input chooses a type, the rest are its bytes; an input that starts with "root" is a whole file. Any panic
// but the error of the package is a finding.
package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

func FuzzParsers(f *testing.F) {
	if directory := os.Getenv("RNTUPLE_FUZZ_SEEDS"); directory != "" {
		// All seeds are parsed before anything is fuzzed; a part of them will do.
		for number, path := range must(filepath.Glob(filepath.Join(directory, "*"))) {
			if number%8 == 0 {
				f.Add(must(os.ReadFile(path)))
			}
		}
	}
	f.Fuzz(func(t *testing.T, input []byte) {
		if len(input) == 0 || len(input) > 1<<16 {
			return
		}
		if bytes.HasPrefix(input, []byte("root")) {
			canonical("root_file", input)
			return
		}
		canonical(roots[int(input[0])%len(roots)], input[1:])
	})
}
