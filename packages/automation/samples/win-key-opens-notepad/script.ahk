#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Win+N, it opens Notepad.
; To end the script: right-click the green H in the notification area and choose Exit.

$#n:: {
    Run("notepad.exe")
    KeyWait("n") ; held down, the key must not do this again and again
}
