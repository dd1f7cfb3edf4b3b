:X:sig::
(
MsgBox "a"
. y
)
