a::
(
MsgBox "x
)
