a := "
(
^j::MsgBox
::btw::by the way
#Include x
)"
