#Requires AutoHotkey v2.0
#HotIf WinActive("ahk_exe excel.exe")
!F4::return
#HotIf
