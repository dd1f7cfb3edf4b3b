#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, if it is between midnight and noon, it types “Good morning”; otherwise, if it is between noon and 6:00 PM, it types “Good afternoon”; otherwise, it types “Good evening”.
; To end the script: right-click the green H in the notification area and choose Exit.

F8:: {
    if WithinHours("0000", "1200") {
        SendText("Good morning")
    } else if WithinHours("1200", "1800") {
        SendText("Good afternoon")
    } else {
        SendText("Good evening")
    }
}

; Whether it is between two times of day, given as hours and minutes; the second one may be after midnight.
WithinHours(from, to) {
    now := FormatTime(, "HHmm")
    return from <= to ? now >= from && now < to : now >= from || now < to
}
