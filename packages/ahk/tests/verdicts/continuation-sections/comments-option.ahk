a := "
(Comments
one ; dropped
; whole line
two
)"
b := "
(C
one ; dropped
)"
