a::


b::c
