a := "
(
one ; kept
; kept too
/* kept */
)"
