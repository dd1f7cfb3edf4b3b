#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F5, it clicks at the screen position 950, 250 and moves the pointer back.
; To end the script: right-click the green H in the notification area and choose Exit.

CoordMode("Mouse", "Screen")

F5::ClickAndReturn({x: 950, y: 250})

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
