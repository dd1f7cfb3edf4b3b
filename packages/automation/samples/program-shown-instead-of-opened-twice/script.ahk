#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Ctrl+Alt+N, it goes to Notepad, or starts it if it is not open.
; To end the script: right-click the green H in the notification area and choose Exit.

^!n:: {
    if WinExist("ahk_exe notepad.exe")
        WinActivate()
    else
        Run("notepad.exe")
    KeyWait("n") ; holding the key down doesn't repeat this
}
