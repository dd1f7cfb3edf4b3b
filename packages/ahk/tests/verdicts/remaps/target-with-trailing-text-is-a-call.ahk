a::b c
