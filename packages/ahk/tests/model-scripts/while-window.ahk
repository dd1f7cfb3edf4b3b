#Requires AutoHotkey v2.0
^!q:: {
    while WinExist("ahk_class Notepad") {
        WinActivate()
        if !WinWaitActive(,, 1)
            continue
        Send "^s"
        Sleep 200
        WinClose()
        WinWaitClose(,, 2)
    }
}
