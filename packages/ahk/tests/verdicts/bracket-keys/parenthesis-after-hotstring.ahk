::a::
(::MsgBox "x"
