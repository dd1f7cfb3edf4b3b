Later(1, 2)
Later(a) => a
