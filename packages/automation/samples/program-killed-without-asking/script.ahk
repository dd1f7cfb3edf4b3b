#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it forces Notepad to close right away without asking to save.
; To end the script: right-click the green H in the notification area and choose Exit.

F8::KillProgram("notepad.exe")

; Ends all that runs as one of these files, at once
KillProgram(exes*) {
    for exe in exes {
        Loop 100 ; one that may not be ended would be tried forever
            if !(ProcessExist(exe) && ProcessClose(exe))
                break
    }
}
