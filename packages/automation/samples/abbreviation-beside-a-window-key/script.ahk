#Requires AutoHotkey v2.0
#SingleInstance Force

; When you type “omw” and then a space, Enter, or a punctuation mark, it turns into “on my way”.
; When you press Ctrl+Alt+M, it minimizes the current window.
; To end the script: right-click the green H in the notification area and choose Exit.

^!m:: {
    try WinMinimize("A")
}

:T:omw::on my way
