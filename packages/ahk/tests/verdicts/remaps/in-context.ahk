#HotIf WinActive("ahk_class Notepad")
a::b
#HotIf
a::c
