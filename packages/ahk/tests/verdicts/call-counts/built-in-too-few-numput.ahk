buf := Buffer(8)
NumPut(1)
