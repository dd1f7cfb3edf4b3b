#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F, if the current window has “Notepad” in its title, it does what the key usually does.
; When you press G, if the current window does not have “Notepad” in its title, it does what the key usually does.
; When you press H, if the copied text is empty, it does what the key usually does; otherwise, it types “[”, the copied text, and “]”.
; To end the script: right-click the green H in the notification area and choose Exit.

$f:: {
    if HasTitle(WinExist("A"), "Notepad") {
        Send("{Blind}{f}")
    }
}

$g:: {
    if !HasTitle(WinExist("A"), "Notepad") {
        Send("{Blind}{g}")
    }
}

$h:: {
    if (A_Clipboard = "") {
        Send("{Blind}{h}")
    } else {
        SendText("[" . A_Clipboard . "]")
    }
}

; Whether the title of a window contains these words, ignoring capitalization
HasTitle(window, words) {
    try
        return InStr(WinGetTitle(window), words) > 0
    return false
}
