module @module@

go 1.19
