f := Fact(n) => n <= 1 ? 1 : n * Fact(n - 1)
MsgBox f(5)
