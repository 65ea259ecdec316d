module github.com/rntuple-construct/rntuple-construct/generated/go

go 1.20
