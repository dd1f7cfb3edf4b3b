a := "
(
one
two
)"
MsgBox a missing
