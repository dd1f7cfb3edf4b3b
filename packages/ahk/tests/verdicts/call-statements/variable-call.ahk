f := (x) => x
f 5
f(5)
