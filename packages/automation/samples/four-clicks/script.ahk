#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it clicks 4 times.
; To end the script: right-click the green H in the notification area and choose Exit.

F7::ClickTimes(4)

; Programs miss some clicks when many come without a pause
ClickTimes(times, place*) {
    Loop times {
        if A_Index > 1
            Sleep(30)
        Click(place*)
    }
}
