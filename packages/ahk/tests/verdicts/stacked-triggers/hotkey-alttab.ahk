a::
b::AltTab
