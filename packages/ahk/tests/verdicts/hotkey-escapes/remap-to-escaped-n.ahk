a::`n
