#Requires AutoHotkey v2.0
^!.::Send(GetKeyState("CapsLock", "T") ? "UPPER" : A_Hour < 12 ? "Good morning" : A_Hour < 18 ? "Good afternoon" : "Good evening")
^!,::MsgBox(WinActive("ahk_exe chrome.exe") ? "You are in Chrome" : "You are in " WinGetTitle("A"))
