throw("x")
