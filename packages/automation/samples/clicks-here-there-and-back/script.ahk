#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it clicks twice.
; When you press F8, it right-clicks at the screen position 950, 250 and moves the pointer back.
; When you press F9, it clicks at the screen position 950, 250, waits 0.3 seconds, then moves the pointer to the screen position 400, 300.
; When you press F10, it clicks in the window with “clicks” in its title at the position 50, 50 without moving the pointer.
; To end the script: right-click the green H in the notification area and choose Exit.

CoordMode("Mouse", "Screen")

F7::Click(2)
F8::ClickAndReturn({x: 950, y: 250}, "Right")
F9:: {
    Click(950, 250)
    Sleep(300)
    MouseMove(400, 300)
}

F10:: {
    try ControlClick("x50 y50", WindowTitled("clicks"), , , , "NA")
}

; Clicks somewhere and puts the pointer back where it was
ClickAndReturn(place, button := "Left", times := 1) {
    MouseGetPos(&x, &y)
    ClickTimes(times, place.x, place.y, button)
    MouseMove(x, y)
}

; Programs miss some clicks when many come without a pause
ClickTimes(times, place*) {
    Loop times {
        if A_Index > 1
            Sleep(30)
        Click(place*)
    }
}

; The front window with these words in its title, ignoring capitalization
WindowTitled(words, criterion := "") => FirstOf(WindowsTitled(words, criterion))

WindowsTitled(words, criterion := "") {
    windows := []
    for window in WinGetList(criterion)
        if HasTitle(window, words)
            windows.Push(window)
    return windows
}

; Whether the title of a window contains these words, ignoring capitalization
HasTitle(window, words) {
    try
        return InStr(WinGetTitle(window), words) > 0
    return false
}

FirstOf(windows) => windows.Length ? windows[1] : 0
