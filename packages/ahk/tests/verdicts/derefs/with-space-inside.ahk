n := "x"
y := % n
