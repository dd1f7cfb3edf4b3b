a::
(
MsgBox
) y
