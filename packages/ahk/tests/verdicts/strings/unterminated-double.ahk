a := "open
b := 1
