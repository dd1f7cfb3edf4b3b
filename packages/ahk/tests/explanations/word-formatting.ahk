#Requires AutoHotkey v2.0
#HotIf WinActive("ahk_exe WINWORD.EXE")
F6::^b
F7::^i
F8::Send "^u"
#HotIf
