a & b & c::Send "abc"
