#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Win+N, it opens Notepad.
; To end the script: right-click the green H in the notification area and choose Exit.

$#n:: {
    Run("notepad.exe")
    KeyWait("n") ; holding the key down doesn't repeat this
}
