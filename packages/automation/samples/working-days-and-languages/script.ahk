#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Ctrl+1, it types the number of days from today’s date to the date 5 workdays from now followed by “ days”, then presses Enter.
; When you press Ctrl+2, it types the current month in French (like mars), a space, the month of the last day of this month (like 03), a space, and the current month (like 03), then presses Enter.
; When you press Ctrl+3, it remembers “Monday” or “Tuesday” (picked at random). Then, if the remembered text starts with “Monday” or “Tuesday”, it types “a day”; otherwise, it types “no day”. Either way, it then presses Enter.
; When you press Ctrl+4, if the number of days from the date of the last day of last month to the date of the first day of this month is 1, it types “next to each other”. Either way, it then presses Enter.
; When you press Ctrl+5, it types the week number of the date 1 week from now, “|”, the day number of the first day of next month (like 1), “|”, and the minute 90 minutes from now (like 37).
; To end the script: right-click the green H in the notification area and choose Exit.

^1:: {
    SendText(DaysBetween(A_Now, AddWorkdays(A_Now, 5)) . " days")
    Send("{Enter}")
}

^2:: {
    SendText(FormatTime(A_Now . " L1036", "MMMM") . " " . FormatTime(DateAdd(StartOfMonth(A_Now, 1), -1, "Days"), "MM") . " " . FormatTime(, "MM"))
    Send("{Enter}")
}

^3:: {
    text := ["Monday", "Tuesday"][Random(1, 2)]
    if ((InStr(text, "Monday") = 1) || (InStr(text, "Tuesday") = 1)) {
        SendText("a day")
    } else {
        SendText("no day")
    }
    Send("{Enter}")
}

^4:: {
    if (DaysBetween(DateAdd(StartOfMonth(A_Now), -1, "Days"), StartOfMonth(A_Now)) = 1) {
        SendText("next to each other")
    }
    Send("{Enter}")
}

^5::SendText(Integer(SubStr(FormatTime(DateAdd(A_Now, 7, "Days"), "YWeek"), -2)) . "|" . FormatTime(StartOfMonth(A_Now, 1), "d") . "|" . FormatTime(DateAdd(A_Now, 90, "Minutes"), "mm"))

; Whole days from one day to another, whatever the time of day. Empty if one of them is not a date.
DaysBetween(first, second) {
    if !IsTime(first) || !IsTime(second)
        return ""
    return DateDiff(SubStr(second, 1, 8), SubStr(first, 1, 8), "Days")
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

; The first day of the month of a time stamp, or of a month some months before or after it.
StartOfMonth(stamp, months := 0) {
    month := SubStr(stamp, 1, 4) * 12 + SubStr(stamp, 5, 2) - 1 + months
    return Format("{:04}{:02}01", month // 12, Mod(month, 12) + 1)
}
