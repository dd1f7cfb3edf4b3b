a := "x", b := 2
c := a = "x" ? a . b : a b
d := a < "z" && a > "a"
e := "n=" (b + 1) ", m=" -b
