#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F1, it types the day of the week of next Friday (like Friday), “/”, and the day of the week of last Monday (like Monday), then presses Enter.
; When you press F2, it types the day number of the first day of this month (like 01), “/”, the date of the first day of this year (like 01.01.), “/”, and the date of the last day of this year (like 31.12.), then presses Enter.
; When you press F3, it types the day of the week of the first day of this week (like Monday), “/”, and the day of the week of the last day of this week (like Sunday), then presses Enter.
; When you press F4, it types yesterday’s date (like 2026-03-04), then presses Enter.
; When you press F5, it types the day of the week of the next workday (like Friday), then presses Enter.
; When you press F6, it types the number of days until the date 10 days from now, “/”, and the number of days from 2026-02-27 to 2026-03-01, then presses Enter.
; When you press F7, it types “week ”, the week number, “, day ”, and the day of the year, then presses Enter.
; When you press F8, it types the day number of the last day of last month (like 28) followed by “ days had last month”, then presses Enter.
; When you press F9, it types today’s day of the week in German (like Donnerstag), “/”, and the current time in UTC (like 07:09).
; To end the script: right-click the green H in the notification area and choose Exit.

F1:: {
    SendText(FormatTime(NextWeekday(A_Now, 5), "dddd") . "/" . FormatTime(LastWeekday(A_Now, 1), "dddd"))
    Send("{Enter}")
}

F2:: {
    SendText(FormatTime(StartOfMonth(A_Now), "dd") . "/" . FormatTime(SubStr(A_Now, 1, 4) . "0101", "dd.MM.") . "/" . FormatTime(SubStr(A_Now, 1, 4) . "1231", "dd.MM."))
    Send("{Enter}")
}

F3:: {
    SendText(FormatTime(StartOfWeek(A_Now), "dddd") . "/" . FormatTime(DateAdd(StartOfWeek(A_Now), 6, "Days"), "dddd"))
    Send("{Enter}")
}

F4:: {
    SendText(FormatTime(DateAdd(A_Now, -1, "Days"), "yyyy-MM-dd"))
    Send("{Enter}")
}

F5:: {
    SendText(FormatTime(AddWorkdays(A_Now, 1), "dddd"))
    Send("{Enter}")
}

F6:: {
    SendText(DaysBetween(A_Now, DateAdd(A_Now, 10, "Days")) . "/" . DaysBetween(ReadDate("2026-02-27"), ReadDate("2026-03-01")))
    Send("{Enter}")
}

F7:: {
    SendText("week " . Integer(SubStr(FormatTime(, "YWeek"), -2)) . ", day " . A_YDay)
    Send("{Enter}")
}

F8:: {
    SendText(FormatTime(DateAdd(StartOfMonth(A_Now), -1, "Days"), "dd") . " days had last month")
    Send("{Enter}")
}

F9::SendText(FormatTime(A_Now . " L1031", "dddd") . "/" . FormatTime(TimeIn("utc"), "mm:ss"))

; The first such day after this one; 1 is Monday, 7 is Sunday.
NextWeekday(stamp, weekday) {
    return DateAdd(stamp, 7 - Mod(FormatTime(stamp, "WDay") + 13 - weekday, 7), "Days")
}

; The last such day before this one; 1 is Monday, 7 is Sunday.
LastWeekday(stamp, weekday) {
    return DateAdd(stamp, -1 - Mod(FormatTime(stamp, "WDay") + 12 - weekday, 7), "Days")
}

; The first day of the month of a time stamp, or of a month some months before or after it.
StartOfMonth(stamp, months := 0) {
    month := SubStr(stamp, 1, 4) * 12 + SubStr(stamp, 5, 2) - 1 + months
    return Format("{:04}{:02}01", month // 12, Mod(month, 12) + 1)
}

; The Monday of a week.
StartOfWeek(stamp) {
    return DateAdd(stamp, -Mod(FormatTime(stamp, "WDay") + 5, 7), "Days")
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

; The time now in another zone: "utc", hours from UTC such as "+2" or "-3:30", a large city, or the name that
; Windows has for the zone. An unknown one gives the local time.
TimeIn(zone) {
    static cities := Map("london", "GMT", "lisbon", "GMT", "dublin", "GMT", "paris", "Romance", "madrid", "Romance", "brussels", "Romance",
        "berlin", "W. Europe", "vienna", "W. Europe", "rome", "W. Europe", "amsterdam", "W. Europe", "zurich", "W. Europe",
        "stockholm", "W. Europe", "warsaw", "Central European", "prague", "Central Europe", "budapest", "Central Europe",
        "athens", "GTB", "helsinki", "FLE", "kyiv", "FLE", "kiev", "FLE", "istanbul", "Turkey", "moscow", "Russian", "cairo", "Egypt",
        "johannesburg", "South Africa", "dubai", "Arabian", "karachi", "Pakistan", "mumbai", "India", "delhi", "India", "new delhi", "India",
        "kolkata", "India", "bangkok", "SE Asia", "jakarta", "SE Asia", "singapore", "Singapore", "hong kong", "China", "beijing", "China",
        "shanghai", "China", "taipei", "Taipei", "tokyo", "Tokyo", "seoul", "Korea", "sydney", "AUS Eastern", "melbourne", "AUS Eastern",
        "auckland", "New Zealand", "honolulu", "Hawaiian", "los angeles", "Pacific", "san francisco", "Pacific", "seattle", "Pacific",
        "vancouver", "Pacific", "denver", "Mountain", "phoenix", "US Mountain", "chicago", "Central", "houston", "Central", "dallas", "Central",
        "mexico city", "Central", "new york", "Eastern", "toronto", "Eastern", "boston", "Eastern", "miami", "Eastern",
        "washington", "Eastern", "sao paulo", "E. South America", "são paulo", "E. South America", "buenos aires", "Argentina")
    if zone ~= "i)^(utc|gmt|z)$"
        return A_NowUTC
    if RegExMatch(zone, "i)^(?:utc|gmt)?\s*([+-])(\d{1,2})(?::?(\d\d))?$", &offset)
        return DateAdd(A_NowUTC, offset[1] . (offset[2] * 60 + (offset[3] || 0)), "Minutes")
    city := StrLower(StrReplace(RegExReplace(zone, ".*/"), "_", " "))
    name := cities.Has(city) ? cities[city] . " Standard Time" : zone
    rules := RegRead("HKLM\SOFTWARE\Microsoft\Windows NT\CurrentVersion\Time Zones\" . name, "TZI", "")
    if StrLen(rules) != 88 ; 44 bytes, two digits each
        return A_Now
    information := Buffer(172, 0), utc := Buffer(16), there := Buffer(16)
    for part in [[1, 4, 0], [9, 4, 84], [17, 4, 168], [25, 16, 68], [57, 16, 152]] ; first digit, bytes, where they go
        Loop part[2]
            NumPut("UChar", "0x" . SubStr(rules, part[1] + A_Index * 2 - 2, 2), information, part[3] + A_Index - 1)
    DllCall("GetSystemTime", "Ptr", utc)
    DllCall("SystemTimeToTzSpecificLocalTime", "Ptr", information, "Ptr", utc, "Ptr", there)
    stamp := ""
    for place in [0, 2, 6, 8, 10, 12]
        stamp .= Format("{:02}", NumGet(there, place, "UShort"))
    return stamp
}
