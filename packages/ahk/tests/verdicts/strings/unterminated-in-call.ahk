MsgBox("text)
