:X:sig::
(
MsgBox
)
(
y
)
