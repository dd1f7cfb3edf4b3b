#HotIf WinActive("ahk_class Notepad")
F1::MsgBox "a"
#IfWinActive
