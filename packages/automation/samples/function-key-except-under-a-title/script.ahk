#Requires AutoHotkey v2.0
#SingleInstance Force

; Everywhere except in windows with “Notepad” in their title, when you press F5, it types “nope”.
; To end the script: right-click the green H in the notification area and choose Exit.

#HotIf !HasTitle(WinExist("A"), "Notepad")
F5::SendText("nope")
#HotIf

; Whether the title of a window contains these words, ignoring capitalization
HasTitle(window, words) {
    try
        return InStr(WinGetTitle(window), words) > 0
    return false
}
