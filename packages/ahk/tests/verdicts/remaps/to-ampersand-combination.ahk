a::b & c
