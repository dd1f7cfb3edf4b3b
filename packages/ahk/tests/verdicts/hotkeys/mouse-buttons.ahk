MButton::Send "^v"
XButton1::Send "^c"
~LButton & RButton::MsgBox "both"
