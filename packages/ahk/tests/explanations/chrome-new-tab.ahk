#Requires AutoHotkey v2.0
#HotIf WinActive("ahk_exe chrome.exe")
F1::Send "^t"
#HotIf
