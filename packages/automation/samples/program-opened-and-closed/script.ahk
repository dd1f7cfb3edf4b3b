#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Ctrl+Shift+N, it opens Notepad.
; When you press Ctrl+Shift+Q, it closes Notepad.
; To end the script: right-click the green H in the notification area and choose Exit.

^+n:: {
    Run("notepad.exe")
    KeyWait("n") ; holding the key down doesn't repeat this
}

^+q:: {
    try WinClose("ahk_exe notepad.exe")
}
