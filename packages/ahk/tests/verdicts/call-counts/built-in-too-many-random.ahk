n := Random(1, 2, 3)
