#Requires AutoHotkey v2.0
#SingleInstance Force

; Every hour on the hour while chime mode is on, if the current window does not fill the whole screen, it shows the message “hour”.
; At 30 minutes past every hour while chime mode is on, it shows the message “half”.
; At 3:33 AM on Sundays, it shows the message “sunday night”.
; At 3:32 AM and 3:34 AM on weekdays, it shows the message “night”.
; On the 31st of every month at 3:31 AM, it shows the message “end of month”.
; On December 24, 2020, at 6:00 PM, it shows the message “long ago”.
; On December 24, 2199, at 6:00 PM, it shows the message “far away”.
; Every 2 seconds on weekdays or on weekends, it adds the line “tick” to log.txt in Documents.
; When you press F2, it types “[”, the number of days until 2020-01-01, and “]”.
; When you press F3, it turns chime mode on, or off if it is already on. Then it shows “chime” next to the pointer for a moment.
; To end the script: right-click the green H in the notification area and choose Exit.

timesOfDay := ["0333"] ; hours and minutes
timesOfDay2 := ["0332", "0334"] ; hours and minutes
interval := 2000 ; milliseconds between runs

chimeOn := false

HourlyAt(0, EachHour)
HourlyAt(30, EachHour2)
DailyAt(timesOfDay, "1", EachDay)
DailyAt(timesOfDay2, "23456", EachDay2)
MonthlyAt(31, "0331", EachMonth)
OnceAt("20201224180000", OnThatDate)
OnceAt("21991224180000", OnThatDate2)
SetTimer(EachTime, interval)

F2::SendText("[" . DaysBetween(A_Now, ReadDate("2020-01-01")) . "]")
F3:: {
    global chimeOn
    chimeOn := !chimeOn
    ToolTip("chime")
    SetTimer(ToolTip, -2000)
    KeyWait("F3") ; holding the key down doesn't switch back and forth
}

EachHour() {
    if !chimeOn
        return
    if !IsFullscreen() {
        ShowReminder("hour")
    }
}

EachHour2() {
    if !chimeOn
        return
    ShowReminder("half")
}

EachDay() {
    ShowReminder("sunday night")
}

EachDay2() {
    ShowReminder("night")
}

EachMonth() {
    ShowReminder("end of month")
}

OnThatDate() {
    MsgBox("long ago", , "0x1000")
}

OnThatDate2() {
    MsgBox("far away", , "0x1000")
}

EachTime() {
    if !((InStr("23456", A_WDay) > 0) || (InStr("71", A_WDay) > 0))
        return
    AppendLine(A_MyDocuments . "\log.txt", "tick")
}

; Whole days from one day to another, whatever the time of day. Empty if one of them is not a date.
DaysBetween(first, second) {
    if !IsTime(first) || !IsTime(second)
        return ""
    return DateDiff(SubStr(second, 1, 8), SubStr(first, 1, 8), "Days")
}

; The day that some text names, as yyyyMMdd: 2026-12-24, 24.12.2026, 12/24/2026, Dec 24, 24 December 2026. Without a
; year it is the next such day. Anything else gives "".
ReadDate(text) {
    static names := ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
    day := month := year := 0
    for index, name in names
        if RegExMatch(text, "i)\b" . name . "[a-z]*")
            month := index
    if text ~= "i)\b(christmas|xmas)\b"
        day := 25, month := 12
    else if text ~= "i)\bnew year"
        day := 1, month := 1
    else if RegExMatch(text, "^\s*(\d{4})[-/.]?(\d\d)[-/.]?(\d\d)", &found)
        year := found[1], month := found[2], day := found[3]
    else if month && RegExMatch(text, "(?<!\d)(\d\d?)(?!\d)", &found) {
        day := found[1]
        year := RegExMatch(text, "\b\d{4}\b", &found) ? found[] : 0
    } else if RegExMatch(text, "(\d\d?)([-/.])\s*(\d\d?)(?:[-/.]\s*(\d{4}|\d\d))?", &found) {
        monthFirst := found[2] = "/" && RegExMatch(RegRead("HKCU\Control Panel\International", "sShortDate", "M/d"), "^M")
        day := found[monthFirst ? 3 : 1], month := found[monthFirst ? 1 : 3], year := found[4] || 0
        if month > 12
            day := found[monthFirst ? 1 : 3], month := found[monthFirst ? 3 : 1]
    }
    if year && year < 100
        year += 2000
    date := Format("{:04}{:02}{:02}", year || A_Year, month, day)
    if !year && date < FormatTime(, "yyyyMMdd")
        date := Format("{:04}{:02}{:02}", A_Year + 1, month, day)
    return IsTime(date) ? date : ""
}

; Calls once an hour, at that minute.
HourlyAt(minute, action) {
    done := ""
    act := () => action() ; in its own thread, so a message that stays open doesn't hold up the watch
    SetTimer(Look, 5000)
    Look() {
        hour := FormatTime(, "yyyyMMddHH")
        if (A_Min != minute || done = hour)
            return
        done := hour
        SetTimer(act, -1)
    }
}

; Whether the window in front covers its whole screen, as games and movies do.
IsFullscreen() {
    try {
        if IsDesktop()
            return false
        WinGetPos(&x, &y, &width, &height, "A")
        Loop MonitorGetCount() {
            MonitorGet(A_Index, &left, &top, &right, &bottom)
            if (x <= left && y <= top && x + width >= right && y + height >= bottom)
                return !(WinGetStyle("A") & 0xC00000) ; a maximized window keeps its title bar
        }
    }
    return false
}

IsDesktop() => WinActive("ahk_class Progman") || WinActive("ahk_class WorkerW")

; Shows a message above all windows, in its own thread, so nothing waits for it to be closed. If nobody closes
; them, none is shown twice, and never more than five.
ShowReminder(text, title := A_ScriptName, options := "0x1000") {
    static next := 0
    boxes := "ahk_class #32770 ahk_pid " ProcessExist()
    if WinExist(boxes, text) || WinGetCount(boxes) >= 5
        return
    next := Max(A_TickCount, next + 500) ; two at the same moment: the second would keep the first from being seen
    SetTimer(() => MsgBox(text, title, options), Min(-1, A_TickCount - next))
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

; Calls once a month. In a month that is too short, it runs on the last day.
MonthlyAt(day, time, action) {
    done := ""
    SetTimer(Look, 5000)
    Look() {
        tomorrow := FormatTime(DateAdd(A_Now, 1, "Days"), "d")
        isToday := A_MDay = day || (A_MDay < day && tomorrow = 1)
        if (!isToday || FormatTime(, "HHmm") != time || done = A_YDay)
            return
        done := A_YDay
        SetTimer(() => action(), -1) ; so that a message that stays open doesn't delay the next run
    }
}

; Calls once, on a date and at a time.
OnceAt(moment, action) {
    if (A_Now < moment)
        SetTimer(Look, 5000)
    Look() {
        if (A_Now < moment)
            return
        SetTimer(, 0)
        action()
    }
}

; Adds a line at the end of a file.
AppendLine(path, text) {
    SplitPath(path, , &folder)
    MakeFolder(folder)
    try {
        before := FileExist(path) ? FileRead(path, "UTF-8") : ""
        lineBreak := before = "" || SubStr(before, -1) = "`n" ? "" : "`n"
        FileAppend(lineBreak text "`n", path, "`n " TextEncoding(path))
    } catch
        StopWithMessage("The file " path " cannot be written. It may be open in another program.")
}

MakeFolder(folder) {
    try DirCreate(folder)
    catch
        StopWithMessage("The folder " folder " could not be created.")
}

; Says why it cannot continue, and ends the current action.
StopWithMessage(message) {
    MsgBox(message, , "Icon! 0x1000")
    Exit()
}

; Excel recognizes a table as UTF-8 only if it begins with a byte order mark; other programs have trouble with the mark.
TextEncoding(path) => path ~= "i)\.csv$" ? "UTF-8" : "UTF-8-RAW"
