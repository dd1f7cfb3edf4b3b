#HotIf WinActive("ahk_class Notepad")
F1::MsgBox "one"
#HotIf
F2::MsgBox "two"
#HotIf WinActive("ahk_class Notepad")
F1::MsgBox "three"
