#Requires AutoHotkey v2.0
MsgBox(ControlGetText("Edit7", "ahk_class Shell_TrayWnd"))
