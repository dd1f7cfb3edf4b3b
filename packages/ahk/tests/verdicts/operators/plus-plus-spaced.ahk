a := 1, b := 2
x := a + + b
y := a - -b
