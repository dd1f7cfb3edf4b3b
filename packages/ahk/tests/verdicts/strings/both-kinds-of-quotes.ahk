a := "double 'single' inside"
b := 'single "double" inside'
c := "", d := ''
e := "a" 'b' "c"
