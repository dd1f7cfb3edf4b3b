MsgBox("
(
x
)"
