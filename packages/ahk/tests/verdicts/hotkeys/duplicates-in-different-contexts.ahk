F1::MsgBox "anywhere"
#HotIf WinActive("ahk_class Notepad")
F1::MsgBox "notepad"
#HotIf WinActive("ahk_exe calc.exe")
F1::MsgBox "calc"
#HotIf
