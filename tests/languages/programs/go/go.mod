module example.com/decode

go 1.22

require (
	github.com/rntuple-construct/rntuple-construct/generated/go v1.0.0
	github.com/rntuple-construct/rntuple-construct/generated/go/codecs v1.0.0
)

require (
	github.com/cespare/xxhash/v2 v2.3.0 // indirect
	github.com/klauspost/compress v1.17.11 // indirect
	github.com/klauspost/cpuid/v2 v2.2.10 // indirect
	github.com/pierrec/lz4/v4 v4.1.22 // indirect
	github.com/ulikunitz/xz v0.5.15 // indirect
	github.com/zeebo/xxh3 v1.1.0 // indirect
	golang.org/x/sys v0.30.0 // indirect
)

replace github.com/rntuple-construct/rntuple-construct/generated/go => ../../../../generated/go

replace github.com/rntuple-construct/rntuple-construct/generated/go/codecs => ../../../../generated/go/codecs
