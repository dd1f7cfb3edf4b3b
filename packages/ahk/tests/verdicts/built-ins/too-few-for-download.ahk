Download("x")
