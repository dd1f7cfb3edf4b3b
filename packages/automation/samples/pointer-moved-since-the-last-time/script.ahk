#Requires AutoHotkey v2.0
#SingleInstance Force

; Every second while you have moved the mouse in the meantime, it adds 1 to the count.
; When you press F2, if the count is more than 0, it types “it moved” and sets the count back to zero; otherwise, it types “it stayed”. Either way, it then presses Enter.
; When you press F3, it sets the count back to zero.
; To end the script: right-click the green H in the notification area and choose Exit.

interval := 1000 ; milliseconds between runs

count := 0

InstallMouseHook()
SetTimer(EachTime, interval)

F2:: {
    global count
    if (count > 0) {
        SendText("it moved")
        count := 0
    } else {
        SendText("it stayed")
    }
    Send("{Enter}")
}

F3:: {
    global count
    count := 0
}

EachTime() {
    global count
    if !(A_TimeIdleMouse < 1000)
        return
    count += 1
}
