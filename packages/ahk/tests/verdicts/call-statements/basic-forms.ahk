MsgBox "x"
MsgBox
MsgBox "text", "title"
MsgBox("x")
WinActivate "A"
Sleep 10
