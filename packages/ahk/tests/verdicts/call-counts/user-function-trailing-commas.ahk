Add(a, b := 2) => a + b
Add(1,)
