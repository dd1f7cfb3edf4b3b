Reload
MsgBox "maybe"
