x := 1
is & a::b
