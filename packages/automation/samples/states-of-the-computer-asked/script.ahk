#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, if the sound is muted or the microphone is muted, it adds the line “muted” to log.txt in Documents; otherwise, it adds the line “not muted” to log.txt in Documents.
; When you press F3, if Wi-Fi is on, it adds the line “wifi” to log.txt in Documents; otherwise, it adds the line “no wifi” to log.txt in Documents.
; When you press F4, if there is an internet connection or no internet connection, it adds the line “asked the net” to log.txt in Documents.
; When you press F5, if the charger is plugged in or not plugged in, it adds the line “asked the charger” to log.txt in Documents.
; When you press F6, it turns dark mode on. Then, if dark mode is on, it adds the line “dark” to log.txt in Documents. Either way, it then turns dark mode off. Then, if dark mode is not on, it adds the line “light” to log.txt in Documents.
; When you press F7, it remembers the text of “http://127.0.0.1:9/”. Then, if the remembered text is empty, it adds the line “no page” to log.txt in Documents.
; To end the script: right-click the green H in the notification area and choose Exit.

F2:: {
    if (SoundIsMuted() || MicIsMuted()) {
        AppendLine(A_MyDocuments . "\log.txt", "muted")
    } else {
        AppendLine(A_MyDocuments . "\log.txt", "not muted")
    }
    KeyWait("F2") ; holding the key down doesn't switch back and forth
}

F3:: {
    if WifiIsOn() {
        AppendLine(A_MyDocuments . "\log.txt", "wifi")
    } else {
        AppendLine(A_MyDocuments . "\log.txt", "no wifi")
    }
    KeyWait("F3") ; holding the key down doesn't switch back and forth
}

F4:: {
    if (IsOnline() || !IsOnline()) {
        AppendLine(A_MyDocuments . "\log.txt", "asked the net")
    }
}

F5:: {
    if (PowerStatus().charging || !PowerStatus().charging) {
        AppendLine(A_MyDocuments . "\log.txt", "asked the charger")
    }
}

F6:: {
    SetDarkMode(1)
    if IsDarkMode() {
        AppendLine(A_MyDocuments . "\log.txt", "dark")
    }
    SetDarkMode(0)
    if !IsDarkMode() {
        AppendLine(A_MyDocuments . "\log.txt", "light")
    }
}

F7:: {
    text := PageText("http://127.0.0.1:9/")
    if HasShape(text, "empty") {
        AppendLine(A_MyDocuments . "\log.txt", "no page")
    }
}

SoundIsMuted() {
    try return SoundGetMute()
    return false
}

MicIsMuted() {
    for microphone in Microphones() {
        ComCall(15, microphone, "Int*", &isMuted := 0)
        return isMuted
    }
    return false
}

; The volume controls (IAudioEndpointVolume) of the microphone in use: for calls it may be a different one
Microphones() {
    controls := []
    try {
        devices := ComObject("{BCDE0395-E52F-467C-8E3D-C4579291692E}", "{A95664D2-9614-4F35-A746-DE8DB63617E6}")
        controlType := Buffer(16)
        DllCall("ole32\CLSIDFromString", "Str", "{5CDF2C82-841E-4546-9722-0CF74078229A}", "Ptr", controlType)
        for role in [0, 2] { ; the usual one, and the one for calls
            ComCall(4, devices, "Int", 1, "Int", role, "Ptr*", &found := 0)
            ComCall(3, ComValue(13, found), "Ptr", controlType, "UInt", 23, "Ptr", 0, "Ptr*", &found)
            controls.Push(ComValue(13, found))
        }
    }
    return controls
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

; Whether a wireless adapter is connected.
WifiIsOn() {
    try {
        DllCall("Wlanapi\WlanOpenHandle", "UInt", 2, "Ptr", 0, "UInt*", &version := 0, "Ptr*", &client := 0)
        if !DllCall("Wlanapi\WlanEnumInterfaces", "Ptr", client, "Ptr", 0, "Ptr*", &list := 0)
            Loop NumGet(list, "UInt")
                if (NumGet(list, 8 + (A_Index - 1) * 532 + 528, "UInt") = 1)
                    return true
    }
    return false
}

IsOnline() => DllCall("Wininet\InternetGetConnectedState", "UInt*", &how := 0, "UInt", 0) != 0

; The battery in percent and whether the charger is plugged in; a computer without a battery is always full.
PowerStatus() {
    status := Buffer(12, 0)
    DllCall("GetSystemPowerStatus", "Ptr", status)
    percent := NumGet(status, 2, "UChar")
    return {percent: percent > 100 ? 100 : percent, charging: NumGet(status, 0, "UChar") = 1}
}

SetDarkMode(state) {
    themes := "HKCU\Software\Microsoft\Windows\CurrentVersion\Themes\Personalize"
    isLight := state = -1 ? !RegRead(themes, "AppsUseLightTheme", 1) : !state
    RegWrite(isLight, "REG_DWORD", themes, "AppsUseLightTheme")
    RegWrite(isLight, "REG_DWORD", themes, "SystemUsesLightTheme")
    ; Tells the open windows, so that they change at once
    DllCall("SendMessageTimeout", "Ptr", 0xFFFF, "UInt", 0x1A, "Ptr", 0, "Str", "ImmersiveColorSet"
        , "UInt", 2, "UInt", 1000, "Ptr", 0)
}

IsDarkMode() {
    themes := "HKCU\Software\Microsoft\Windows\CurrentVersion\Themes\Personalize"
    return RegRead(themes, "AppsUseLightTheme", 1) = 0
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

; Checks what kind of text it is.
HasShape(text, shape) {
    text := Trim(text, " `t`r`n")
    switch shape {
        case "empty": return text = ""
        case "text": return text != ""
        case "number": return RegExMatch(text, "^[-+]?\d[\d ,.']*$") > 0
        case "address": return RegExMatch(text, "i)^(https?://|www\.)\S+$") > 0
        case "email": return RegExMatch(text, "^[^\s@]+@[^\s@]+\.[^\s@]+$") > 0
        case "path": return RegExMatch(text, "^([A-Za-z]:\\|\\\\)[^\r\n]+$") > 0
        case "date": return RegExMatch(text, "^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$") > 0
    }
    return false
}
