#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it forces Notepad to close right away without asking to save.
; To end the script: right-click the green H in the notification area and choose Exit.

F8::KillProgram("notepad.exe")

; Ends everything that runs from one of these files, right away
KillProgram(exes*) {
    for exe in exes {
        Loop 100 ; otherwise, it would try forever to end one that it cannot end
            if !(ProcessExist(exe) && ProcessClose(exe))
                break
    }
}
