Add(a, b) => a + b
Add(, 2)
