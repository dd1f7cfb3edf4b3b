#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, if it is an even-numbered week or an odd-numbered week, it types “[a week]”. If it is an even-numbered week and an odd-numbered week, it types “[both]”.
; When you press F3, if today is the first workday of the month and the last workday of the month, it types “[a month of one day]”; otherwise, it types “[a month]”.
; When you press F4, if today is the first Monday of the month and not Monday, it types “[wrong]”; otherwise, it types “[right]”.
; When you press F5, if today is the last Friday of the month and the first Friday of the month, it types “[wrong]”; otherwise, it types “[right]”.
; At 9:00 AM on the first workday of the month, it shows the notification “Rent”.
; At 9:05 AM on the last workday of the month, it shows the notification “Hours”.
; At 9:10 AM on the second Monday of the month, it shows the notification “Council”.
; At 9:15 AM on the last Friday of the month, it shows the notification “Drinks”.
; At 9:20 AM on Fridays in even-numbered weeks, it shows the notification “Bins”.
; To end the script: right-click the green H in the notification area and choose Exit.

timesOfDay := ["0900"] ; hours and minutes
timesOfDay2 := ["0905"] ; hours and minutes
timesOfDay3 := ["0910"] ; hours and minutes
timesOfDay4 := ["0915"] ; hours and minutes
timesOfDay5 := ["0920"] ; hours and minutes

DailyAt(timesOfDay, "2345671", EachDay)
DailyAt(timesOfDay2, "2345671", EachDay2)
DailyAt(timesOfDay3, "2345671", EachDay3)
DailyAt(timesOfDay4, "2345671", EachDay4)
DailyAt(timesOfDay5, "6", EachDay5)

F2:: {
    if ((Mod(SubStr(A_YWeek, -2), 2) = 0) || (Mod(SubStr(A_YWeek, -2), 2) = 1)) {
        SendText("[a week]")
    }
    if ((Mod(SubStr(A_YWeek, -2), 2) = 0) && (Mod(SubStr(A_YWeek, -2), 2) = 1)) {
        SendText("[both]")
    }
}

F3:: {
    if (IsOuterWorkday(-1) && IsOuterWorkday(1)) {
        SendText("[a month of one day]")
    } else {
        SendText("[a month]")
    }
}

F4:: {
    if ((A_WDay = 2 && Ceil(A_MDay / 7) = 1) && !(InStr("2", A_WDay) > 0)) {
        SendText("[wrong]")
    } else {
        SendText("[right]")
    }
}

F5:: {
    if ((A_WDay = 6 && FormatTime(DateAdd(A_Now, 7, "Days"), "MM") != A_MM) && (A_WDay = 6 && Ceil(A_MDay / 7) = 1)) {
        SendText("[wrong]")
    } else {
        SendText("[right]")
    }
}

EachDay() {
    if !IsOuterWorkday(-1)
        return
    TrayTip("Rent")
}

EachDay2() {
    if !IsOuterWorkday(1)
        return
    TrayTip("Hours")
}

EachDay3() {
    if !(A_WDay = 2 && Ceil(A_MDay / 7) = 2)
        return
    TrayTip("Council")
}

EachDay4() {
    if !(A_WDay = 6 && FormatTime(DateAdd(A_Now, 7, "Days"), "MM") != A_MM)
        return
    TrayTip("Drinks")
}

EachDay5() {
    if !(Mod(SubStr(A_YWeek, -2), 2) = 0)
        return
    TrayTip("Bins")
}

; Whether today is the last workday of the month (1) or the first one (-1).
IsOuterWorkday(direction) {
    return A_WDay ~= "[2-6]" && SubStr(AddWorkdays(A_Now, direction), 5, 2) != A_MM
}

; This many days later, skipping Saturdays and Sundays.
AddWorkdays(stamp, days) {
    Loop Abs(Integer(days)) {
        Loop
            stamp := DateAdd(stamp, days > 0 ? 1 : -1, "Days")
        until !(FormatTime(stamp, "WDay") ~= "[17]") ; 1 is Sunday, 7 is Saturday
    }
    return stamp
}

; Calls at times of day, given as hours and minutes, on days of the week: 1 is Sunday.
DailyAt(times, days, action) {
    done := ""
    SetTimer(Look, 5000)
    Look() {
        now := FormatTime(, "HHmm")
        for time in times
            if (time = now && InStr(days, A_WDay) && done != A_YDay now) {
                done := A_YDay now
                SetTimer(() => action(), -1) ; so that a message that stays open doesn't delay the next run
                return
            }
    }
}
