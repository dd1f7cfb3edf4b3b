Add(a, b) => a + b
Add(unset, 1)
