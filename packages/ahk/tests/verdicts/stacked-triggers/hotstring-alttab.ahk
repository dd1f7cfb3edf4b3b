::a::
b & c::AltTab
