#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it opens Notepad maximized.
; To end the script: right-click the green H in the notification area and choose Exit.

F8:: {
    Run("notepad.exe", , "Max")
    KeyWait("F8") ; holding the key down doesn't repeat this
}
