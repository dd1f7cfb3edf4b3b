#Requires AutoHotkey v2.0
#SingleInstance Force

; In Notepad, when you press Ctrl+W, it closes the current window.
; To end the script: right-click the green H in the notification area and choose Exit.

#HotIf WinActive("ahk_exe notepad.exe")
$^w:: {
    try WinClose("A")
}
#HotIf
