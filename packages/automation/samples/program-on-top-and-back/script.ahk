#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F4, it keeps Notepad on top of all other windows, or stops doing so if it is already on top.
; To end the script: right-click the green H in the notification area and choose Exit.

F4:: {
    try WinSetAlwaysOnTop(-1, "ahk_exe notepad.exe")
    KeyWait("F4") ; holding the key down doesn't switch back and forth
}
