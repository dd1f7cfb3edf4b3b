(
MsgBox "x"
)
