:X:sig::
(Join`s
MsgBox
"x
)
