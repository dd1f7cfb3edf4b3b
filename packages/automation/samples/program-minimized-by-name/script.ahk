#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it minimizes Notepad.
; To end the script: right-click the green H in the notification area and choose Exit.

F8:: {
    try WinMinimize("ahk_exe notepad.exe")
}
