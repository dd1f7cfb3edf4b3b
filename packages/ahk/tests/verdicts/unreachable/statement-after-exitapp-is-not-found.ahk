ExitApp
MsgBox "never"
