a::b
a::c
