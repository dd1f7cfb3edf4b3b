#HotIf WinActive("ahk_class Notepad"
F1::return
