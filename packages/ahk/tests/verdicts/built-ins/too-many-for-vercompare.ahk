VerCompare("x", 1, "x")
