a := "
(Trim
x
)"
