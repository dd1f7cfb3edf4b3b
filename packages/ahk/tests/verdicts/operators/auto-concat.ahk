a := "x" "y" 'z'
b := a "t" a
c := a . b . "d"
d := a (b) c
e := "n: " 5 + 1 " done"
