#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Ctrl+1, it types the days from today’s date, like 2026-03-05 to the date 5 working days from now, like 2026-03-05 + “ days”, then presses Enter.
; When you press Ctrl+2, it types today’s date, like March in french + “ ” + the last day of this month, like 03 + “ ” + today’s date, like 03, then presses Enter.
; When you press Ctrl+3, it remembers one of “Monday” or “Tuesday” at random, if the remembered text starts with “Monday” or the remembered text starts with “Tuesday”, it types “a day” – otherwise it types “no day”, then presses Enter.
; When you press Ctrl+4, if the days from the last day of last month, like 2026-03-05 to the first day of this month, like 2026-03-05 is 1, it types “next to each other”, then presses Enter.
; When you press Ctrl+5, it types the week number + “|” + the first day of next month, like 5 + “|” + the date 90 minutes from now, like 07.
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

; Whole days from one day to another, whatever the time of day. Nothing where one of them is no date.
DaysBetween(first, second) {
    if !IsTime(first) || !IsTime(second)
        return ""
    return DateDiff(SubStr(second, 1, 8), SubStr(first, 1, 8), "Days")
}

; So many days on, Saturdays and Sundays left out.
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
