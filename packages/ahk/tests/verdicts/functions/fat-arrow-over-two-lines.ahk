Add(a, b)
    => a + b
Mul(a, b) =>
    a * b
