^j ::MsgBox "space"
