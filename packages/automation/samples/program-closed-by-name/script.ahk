#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F4, it closes Notepad.
; To end the script: right-click the green H in the notification area and choose Exit.

F4:: {
    try WinClose("ahk_exe notepad.exe")
}
