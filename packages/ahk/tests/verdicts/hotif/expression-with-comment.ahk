#HotIf WinActive("ahk_class Notepad") ; only there
F1::return
#HotIf ; everywhere
