^h::Hello() => MsgBox("hi")
