Add(a, b) => a + b
Add(1, 2,)
