Add(a, b) => a + b
f := Add
f(1)
