module github.com/rntuple-construct/rntuple-construct/generated/go/codecs

go 1.22

require (
	github.com/cespare/xxhash/v2 v2.3.0
	github.com/klauspost/compress v1.17.11
	github.com/pierrec/lz4/v4 v4.1.22
	github.com/rntuple-construct/rntuple-construct/generated/go v0.1.0
	github.com/ulikunitz/xz v0.5.15
)

replace github.com/rntuple-construct/rntuple-construct/generated/go => ../
