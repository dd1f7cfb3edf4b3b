#Requires AutoHotkey v2.0
#HotIf IsBrowserActive()
F1::Send("^t")
F2::Send("^w")
#HotIf
IsBrowserActive() {
    for exe in ["chrome.exe", "msedge.exe", "firefox.exe"] {
        if WinActive("ahk_exe " exe)
            return true
    }
    return false
}
