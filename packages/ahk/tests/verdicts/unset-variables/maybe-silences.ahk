F(p?) => 1
F(maybe?)
