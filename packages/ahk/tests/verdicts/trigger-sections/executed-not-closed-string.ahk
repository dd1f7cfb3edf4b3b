:X:sig::
(
MsgBox "x
)
