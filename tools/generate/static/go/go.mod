module rntuple.invalid/kaitai

go 1.19

require github.com/kaitai-io/kaitai_struct_go_runtime v0.11.0
