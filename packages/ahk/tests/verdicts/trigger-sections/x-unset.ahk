:X:sig::
(
MsgBox y
)
