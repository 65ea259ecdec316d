"""C++ type names, what each field holds, and the way between columns and values."""
