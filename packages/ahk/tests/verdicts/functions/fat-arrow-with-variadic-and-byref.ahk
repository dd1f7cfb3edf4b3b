f := (a, rest*) => rest.Length
g := (&v) => v := 1
h := (*) => 0
x := f(1, 2), g(&x), h(1, 2, 3)
