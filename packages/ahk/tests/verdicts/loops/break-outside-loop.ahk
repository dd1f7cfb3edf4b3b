MsgBox "a"
break
