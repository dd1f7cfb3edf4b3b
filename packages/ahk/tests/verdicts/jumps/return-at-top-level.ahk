MsgBox "a"
return
