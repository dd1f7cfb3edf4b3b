a::
b::
c::d
