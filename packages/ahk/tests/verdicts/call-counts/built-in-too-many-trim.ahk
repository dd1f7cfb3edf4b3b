s := Trim(" a ", " ", 1)
