n := 1
a := "x"n"y"
