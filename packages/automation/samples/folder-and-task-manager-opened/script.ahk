#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it opens Documents.
; When you press F8, it opens Task Manager.
; To end the script: right-click the green H in the notification area and choose Exit.

F7:: {
    Run(A_MyDocuments)
    KeyWait("F7") ; holding the key down doesn't repeat this
}

F8::Run("Taskmgr.exe")
