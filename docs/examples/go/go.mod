module example.com/read

go 1.19

require github.com/rntuple-construct/rntuple-construct/generated/go v0.1.0

replace github.com/rntuple-construct/rntuple-construct/generated/go => ../../../generated/go
