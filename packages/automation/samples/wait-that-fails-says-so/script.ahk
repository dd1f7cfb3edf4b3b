#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it waits up to 1 second for Chrome to open. If that does not happen, it types “[no chrome]”, then stops there. Otherwise, it types “[chrome]”.
; When you press F3, it waits up to 1 second until the copied text contains “ready”. If that does not happen, it types “[not ready]” and beeps, then stops there. Otherwise, it types “[ready]”.
; When you press F4, it waits up to 1 second for Notepad to close. If that does not happen, it types “[still open]”, then stops there. Otherwise, it beeps.
; When you press F5, it does this 3 times: it waits up to 0.3 seconds until you are holding F12; if that does not happen, it types “[none]” and stops repeating, then stops there. After the last time, it types “[end]”.
; To end the script: right-click the green H in the notification area and choose Exit.

F2:: {
    if !WaitUntil(() => WinExist("ahk_exe chrome.exe"), 1000) {
        SendText("[no chrome]")
        return
    }
    SendText("[chrome]")
}

F3:: {
    if !WaitUntil(() => (InStr(A_Clipboard, "ready") > 0), 1000) {
        SendText("[not ready]")
        SoundBeep(750, 300)
        return
    }
    SendText("[ready]")
}

F4:: {
    if !WaitUntil(() => !WinExist("ahk_exe notepad.exe"), 1000) {
        SendText("[still open]")
        return
    }
    SoundBeep(750, 300)
}

F5:: {
    Loop 3 {
        if !WaitUntil(() => GetKeyState("F12", "P"), 300) {
            SendText("[none]")
            break
        }
    }
    SendText("[end]")
}

; Waits until a test returns something and returns that; 0 if it took too long. Without a limit it waits forever.
WaitUntil(test, limit := 0, run := 0) {
    end := A_TickCount + limit
    while !(found := test()) {
        if run && run.stopped
            Exit()
        if limit && A_TickCount > end
            return 0
        Sleep(50)
    }
    return found
}
