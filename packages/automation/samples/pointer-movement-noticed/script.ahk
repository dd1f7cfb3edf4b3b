#Requires AutoHotkey v2.0
#SingleInstance Force

; When you move the mouse, it adds 1 to the count.
; When you press F2, if the count is more than 0, it types “it moved” and sets the count back to zero; otherwise, it types “it stayed”. Either way, it then presses Enter.
; To end the script: right-click the green H in the notification area and choose Exit.

count := 0

InstallMouseHook()
WhenBecomes(() => A_TimeIdleMouse < 300, WhenMoved, 100)

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

WhenMoved() {
    global count
    count += 1
}

; Calls once each time something becomes true. Something that is true from the start does not count.
WhenBecomes(isTrue, action, period := 500, atStart := false) {
    was := atStart ? false : isTrue() ? true : false
    act := () => action() ; in its own thread, so a message that stays open doesn't hold up the watch
    SetTimer(Look, period)
    Look() {
        isNow := isTrue() ? true : false
        if (isNow = was)
            return
        was := isNow
        if isNow
            SetTimer(act, -1)
    }
}
