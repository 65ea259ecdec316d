module @module@

go 1.21
