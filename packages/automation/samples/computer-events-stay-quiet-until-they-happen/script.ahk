#Requires AutoHotkey v2.0
#SingleInstance Force

; When the PC wakes up, it adds the line “woke” to log.txt in Documents.
; When you lock the PC, it adds the line “locked” to log.txt in Documents.
; When you unlock the PC, it adds the line “unlocked” to log.txt in Documents.
; When a USB drive is plugged in, it adds the line “usb in” to log.txt in Documents.
; When a USB drive is unplugged, it adds the line “usb out” to log.txt in Documents.
; When the charger is plugged in, it adds the line “charging” to log.txt in Documents.
; When the charger is unplugged, it adds the line “on battery” to log.txt in Documents.
; When the battery falls below 1%, it adds the line “battery empty” to log.txt in Documents.
; When the battery rises above 99%, it turns full mode on.
; When the internet connection is lost, it adds the line “offline” to log.txt in Documents.
; When the internet connection is back, it adds the line “online” to log.txt in Documents.
; When http://127.0.0.1:9 stops responding, it adds the line “site down” to log.txt in Documents.
; When the page http://127.0.0.1:9/ changes, it adds the line “page changed” to log.txt in Documents.
; When C: has less than 100000 GB free, it adds “space below ” followed by 99999.6, rounded to a whole number as a new line to log.txt in Documents.
; When you press F2, it types “[alive]”.
; To end the script: right-click the green H in the notification area and choose Exit.

fullOn := false

WhenComputer(0x218, ",7,18,", WhenAwake)
WhenComputer(0x2B1, ",7,", WhenLocked)
WhenComputer(0x2B1, ",8,", WhenUnlocked)
WhenCountChanges(() => StrLen(UsbDrives()), 1, WhenPlugged)
WhenCountChanges(() => StrLen(UsbDrives()), -1, WhenUnplugged)
WhenBecomes(() => PowerStatus().charging, WhenCharging, 2000)
WhenBecomes(() => !PowerStatus().charging, OnBattery, 2000)
WhenBecomes(() => PowerStatus().percent < 1, WhenBatteryLow, 30000, true)
WhenBecomes(() => PowerStatus().percent > 99, WhenBatteryFull, 30000, true)
WhenBecomes(() => !InternetAnswers(), WhenOffline, 10000)
WhenBecomes(() => InternetAnswers(), WhenOnline, 10000)
WhenBecomes(() => !SiteAnswers("http://127.0.0.1:9"), WhenSiteDown, 60000)
WhenChanges(() => PageText("http://127.0.0.1:9/"), WhenPageChanges, 300000)
WhenBecomes(() => FreeSpace("C:") < 100000, WhenSpaceLow, 30000, true)

F2::SendText("[alive]")

WhenAwake() {
    AppendLine(A_MyDocuments . "\log.txt", "woke")
}

WhenLocked() {
    AppendLine(A_MyDocuments . "\log.txt", "locked")
}

WhenUnlocked() {
    AppendLine(A_MyDocuments . "\log.txt", "unlocked")
}

WhenPlugged() {
    AppendLine(A_MyDocuments . "\log.txt", "usb in")
}

WhenUnplugged() {
    AppendLine(A_MyDocuments . "\log.txt", "usb out")
}

WhenCharging() {
    AppendLine(A_MyDocuments . "\log.txt", "charging")
}

OnBattery() {
    AppendLine(A_MyDocuments . "\log.txt", "on battery")
}

WhenBatteryLow() {
    AppendLine(A_MyDocuments . "\log.txt", "battery empty")
}

WhenBatteryFull() {
    global fullOn
    fullOn := true
}

WhenOffline() {
    AppendLine(A_MyDocuments . "\log.txt", "offline")
}

WhenOnline() {
    AppendLine(A_MyDocuments . "\log.txt", "online")
}

WhenSiteDown() {
    AppendLine(A_MyDocuments . "\log.txt", "site down")
}

WhenPageChanges() {
    AppendLine(A_MyDocuments . "\log.txt", "page changed")
}

WhenSpaceLow() {
    AppendLine(A_MyDocuments . "\log.txt", "space below " . Round(99999.6))
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

; Windows itself says when the computer wakes up, is locked or is unlocked.
WhenComputer(message, codes, action) {
    if (message = 0x2B1)
        DllCall("wtsapi32\WTSRegisterSessionNotification", "Ptr", A_ScriptHwnd, "UInt", 0)
    OnMessage(message, Told)
    Told(code, *) {
        if InStr(codes, "," code ",")
            SetTimer(() => action(), -1)
    }
}

; The drives that are connected. A USB hard disk counts as fixed, like those inside the computer, which always stay.
UsbDrives() {
    drives := ""
    for kind in ["REMOVABLE", "FIXED"]
        try drives .= DriveGetList(kind)
    return drives
}

; Calls when there are more of something than before (1), or fewer (-1).
WhenCountChanges(count, direction, action) {
    last := count()
    act := () => action() ; in its own thread, so a message that stays open doesn't hold up the watch
    SetTimer(Look, 1500)
    Look() {
        now := count(), change := now - last
        last := now
        if (change * direction > 0)
            SetTimer(act, -1)
    }
}

; The battery in percent and whether the charger is plugged in; a computer without a battery is always full.
PowerStatus() {
    status := Buffer(12, 0)
    DllCall("GetSystemPowerStatus", "Ptr", status)
    percent := NumGet(status, 2, "UChar")
    return {percent: percent > 100 ? 100 : percent, charging: NumGet(status, 0, "UChar") = 1}
}

; Calls once each time something becomes true. Something that is true from the start does not count.
WhenBecomes(isTrue, action, period := 500, atStart := false) {
    was := atStart ? false : isTrue() ? true : false
    act := () => action() ; in its own thread, so a message that stays open doesn't hold up the watch
    SetTimer(Look, period)
    Look() {
        isNow := isTrue() ? true : false
        if (isNow = was)
            return
        was := isNow
        if isNow
            SetTimer(act, -1)
    }
}

; Whether the internet can be reached. It requests the page that Windows itself uses, and the answer is checked
; the next time, so that nothing has to wait for it.
InternetAnswers() {
    static request := 0, asked := 0, answers := true
    if !request {
        Ask()
        try request.WaitForResponse(3)
    } else if A_TickCount - asked < 3000
        return answers
    answers := false
    try answers := request.Status > 0 ; fails as long as there is no answer
    Ask()
    return answers

    Ask() {
        request := ComObject("WinHttp.WinHttpRequest.5.1"), asked := A_TickCount
        request.SetTimeouts(3000, 3000, 3000, 3000)
        request.Open("HEAD", "http://www.msftconnecttest.com/connecttest.txt", true)
        try request.Send()
    }
}

SiteAnswers(address) {
    try {
        request := ComObject("WinHttp.WinHttpRequest.5.1")
        request.SetTimeouts(5000, 5000, 5000, 10000)
        request.Open("GET", address ~= "i)^https?://" ? address : "https://" address)
        request.Send()
        return request.Status < 500
    }
    return false
}

; The text at a web address, without HTML tags; nothing if it does not answer within ten seconds.
PageText(address) {
    if !(address ~= "i)^https?://")
        address := "https://" . address
    try {
        request := ComObject("WinHttp.WinHttpRequest.5.1")
        request.Open("GET", address, true)
        request.SetRequestHeader("User-Agent", "curl") ; some sites send plain text only to this program
        request.Send()
        if !request.WaitForResponse(10)
            return ""
        text := request.ResponseText
    } catch
        return ""
    if text ~= "is)^\s*<(!doctype|html|\?xml)" {
        text := RegExReplace(text, "is)<(script|style|head)\b.*?</\1>|<[^>]*>", " ")
        for sign, plain in Map("&nbsp;", " ", "&lt;", "<", "&gt;", ">", "&quot;", '"', "&#39;", "'", "&amp;", "&")
            text := StrReplace(text, sign, plain)
        text := RegExReplace(RegExReplace(text, "[ \t]+", " "), "[ \t]*\R\s*", "`n")
    }
    return Trim(text, " `t`r`n")
}

; Calls each time a value changes. An empty value is one that could not be read.
WhenChanges(read, action, period := 1000) {
    last := read()
    act := () => action() ; in its own thread, so a message that stays open doesn't hold up the watch
    SetTimer(Look, period)
    Look() {
        value := read()
        if (value == last || value == "")
            return
        first := last == ""
        last := value
        if !first
            SetTimer(act, -1)
    }
}

; The free space of a drive in gigabytes.
FreeSpace(drive) {
    try return Round(DriveGetSpaceFree(SubStr(drive, 1, 1) . ":\") / 1024, 1)
    return 0
}
