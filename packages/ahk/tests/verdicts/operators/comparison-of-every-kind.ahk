a := 1, b := 2
c := a = b, d := a == b, e := a != b, f := a !== b
g := a < b, h := a > b, i := a <= b, j := a >= b
k := "x" ~= "i)X", l := a is Integer
