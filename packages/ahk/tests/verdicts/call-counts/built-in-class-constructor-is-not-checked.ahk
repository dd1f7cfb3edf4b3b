b := Buffer(1, 2, 3)
