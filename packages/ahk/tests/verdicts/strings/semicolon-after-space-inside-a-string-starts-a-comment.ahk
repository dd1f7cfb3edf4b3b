a := "a;b" "c ;d"
b := 'x ; y'
