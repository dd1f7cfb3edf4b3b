a::
b::c
