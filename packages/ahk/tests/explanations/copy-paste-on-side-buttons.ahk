#Requires AutoHotkey v2.0
XButton1::Send "^c"
XButton2::Send "^v"
MButton::Send "!{Up}"
