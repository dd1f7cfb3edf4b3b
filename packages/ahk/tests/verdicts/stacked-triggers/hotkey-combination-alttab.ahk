a::
b & c::AltTab
