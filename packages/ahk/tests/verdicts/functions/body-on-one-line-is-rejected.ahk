F(a) { return a }
