MsgBox(text: "x")
