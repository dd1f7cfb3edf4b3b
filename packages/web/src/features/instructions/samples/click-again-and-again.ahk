#Requires AutoHotkey v2.0
#SingleInstance Force

; F8 starts clicking five times a second. F8 again stops it.
F8:: {
    static clicking := false
    clicking := !clicking
    SetTimer(ClickOnce, clicking ? 200 : 0)
}

; F9 ends the script.
F9::ExitApp()

ClickOnce() {
    Click()
}
