a::b ; swap
b::a
