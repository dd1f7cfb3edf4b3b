x := 1
y := x
    is Integer
