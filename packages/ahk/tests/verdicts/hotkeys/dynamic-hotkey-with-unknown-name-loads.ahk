Hotkey "NoSuchKey", (*) => MsgBox("x")
Hotkey "^!z", Handler
Handler(k) => MsgBox(k)
