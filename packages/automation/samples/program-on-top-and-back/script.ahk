#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F4, it keeps Notepad on top of all other windows, or stops that if it is already kept on top.
; To end the script: right-click the green H in the notification area and choose Exit.

F4:: {
    try WinSetAlwaysOnTop(-1, "ahk_exe notepad.exe")
    KeyWait("F4") ; held down, the key must not switch again and again
}
