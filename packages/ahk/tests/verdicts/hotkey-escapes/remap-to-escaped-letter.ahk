a::`b
