#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it clicks 10 times at the screen position 950, 250.
; To end the script: right-click the green H in the notification area and choose Exit.

CoordMode("Mouse", "Screen")

F8::ClickTimes(10, 950, 250)

; Programs miss some clicks when many come without a pause
ClickTimes(times, place*) {
    Loop times {
        if A_Index > 1
            Sleep(30)
        Click(place*)
    }
}
