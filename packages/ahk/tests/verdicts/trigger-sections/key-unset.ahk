a::
(
MsgBox y
)
