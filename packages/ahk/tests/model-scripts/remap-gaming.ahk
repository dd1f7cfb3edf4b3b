#Requires AutoHotkey v2.0
#HotIf WinActive("ahk_group Games")
XButton1::LShift
XButton2::e
WheelLeft::Send "{1 down}{1 up}"
#HotIf
GroupAdd "Games", "ahk_exe valorant.exe"
GroupAdd "Games", "ahk_exe csgo.exe"
^!s::Suspend
