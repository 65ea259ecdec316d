module rntuple.dev/kaitai

go 1.21
