B::Send "big"
b::Send "small"
