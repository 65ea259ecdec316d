module @module@

go 1.20
