Random, n, 1, 10
