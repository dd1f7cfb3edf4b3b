#Requires AutoHotkey v2.0
#SingleInstance Force

; Every 2 seconds, if the count is less than 3, it adds 1 to the count. Either way, it then shows a message with “reminder ” followed by the count.
; To end the script: right-click the green H in the notification area and choose Exit.

interval := 2000 ; milliseconds between runs

count := 0

SetTimer(EachTime, interval)
Persistent()

EachTime() {
    global count
    if (count < 3) {
        count += 1
    }
    ShowReminder("reminder " . count)
}

; Shows a message above all windows, in its own thread, so nothing waits for it to be closed. If nobody closes
; them, none is shown twice, and never more than five.
ShowReminder(text, title := A_ScriptName, options := "0x1000") {
    static next := 0
    boxes := "ahk_class #32770 ahk_pid " ProcessExist()
    if WinExist(boxes, text) || WinGetCount(boxes) >= 5
        return
    next := Max(A_TickCount, next + 500) ; two at the same moment: the second would keep the first from being seen
    SetTimer(() => MsgBox(text, title, options), Min(-1, A_TickCount - next))
}
