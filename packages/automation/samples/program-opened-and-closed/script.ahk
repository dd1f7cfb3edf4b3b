#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Ctrl+Shift+N, it opens Notepad.
; When you press Ctrl+Shift+Q, it closes Notepad.
; To end the script: right-click the green H in the notification area and choose Exit.

^+n:: {
    Run("notepad.exe")
    KeyWait("n") ; held down, the key must not do this again and again
}

^+q:: {
    try WinClose("ahk_exe notepad.exe")
}
