module github.com/rntuple-construct/rntuple-construct/generated/go/codecs

go 1.22

require (
	github.com/cespare/xxhash/v2 v2.3.0
	github.com/klauspost/compress v1.17.11
	github.com/pierrec/lz4/v4 v4.1.22
	github.com/rntuple-construct/rntuple-construct/generated/go v1.0.0
	github.com/ulikunitz/xz v0.5.15
	github.com/zeebo/xxh3 v1.1.0
)

require (
	github.com/klauspost/cpuid/v2 v2.2.10 // indirect
	golang.org/x/sys v0.30.0 // indirect
)

replace github.com/rntuple-construct/rntuple-construct/generated/go => ../
