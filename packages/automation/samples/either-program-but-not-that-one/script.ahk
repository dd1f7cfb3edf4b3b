#Requires AutoHotkey v2.0
#SingleInstance Force

; In Notepad or Chrome, when you press F2, it types “[either]”.
; Everywhere except in Notepad and in windows with “Inbox” in their title, when you press F9, it types “[neither]” into Notepad in the background.
; In Notepad, in windows with “Untitled” in their title, except in windows with “Inbox” in their title, when you press F4, it types “[both]”.
; Everywhere except in Notepad and Chrome, when you press F11, it types “[outside]” into Notepad in the background.
; When you press F6, it brings Chrome to the front.
; When you press F7, it brings Excel to the front.
; When you press F8, it brings Notepad to the front.
; To end the script: right-click the green H in the notification area and choose Exit.

#HotIf (WinActive("ahk_exe notepad.exe") || WinActive("ahk_exe chrome.exe"))
F2::SendText("[either]")
#HotIf

#HotIf (!WinActive("ahk_exe notepad.exe") && !HasTitle(WinExist("A"), "Inbox"))
F9:: {
    try SendKeysTo("ahk_exe notepad.exe", "[neither]", ControlSendText)
}
#HotIf

#HotIf (WinActive("ahk_exe notepad.exe") && HasTitle(WinExist("A"), "Untitled") && !HasTitle(WinExist("A"), "Inbox"))
F4::SendText("[both]")
#HotIf

#HotIf !(WinActive("ahk_exe notepad.exe") || WinActive("ahk_exe chrome.exe"))
F11:: {
    try SendKeysTo("ahk_exe notepad.exe", "[outside]", ControlSendText)
}
#HotIf

F6:: {
    try WinActivate("ahk_exe chrome.exe")
}

F7:: {
    try WinActivate("ahk_exe EXCEL.EXE")
}

F8:: {
    try WinActivate("ahk_exe notepad.exe")
}

; Sends keys to a window that may be in the background
SendKeysTo(window, keys, send := ControlSend) {
    if !(window := WinExist(window))
        return
    if field := TypingField(window)
        send(keys, field, window)
    else
        send(keys,, window)
}

; The field of a window that takes what is typed: the one with the cursor, which only the front window has,
; or else a text field, or else the first one
TypingField(window) {
    try
        if field := ControlGetFocus(window)
            return field
    fields := WinGetControlsHwnd(window)
    for field in fields
        if WinGetClass(field) ~= "i)edit|scintilla|RenderWidgetHost|_WwG|EXCEL7" && DllCall("IsWindowVisible", "Ptr", field)
            return field
    return fields.Length ? fields[1] : 0
}

; Whether the title of a window contains these words, ignoring capitalization
HasTitle(window, words) {
    try
        return InStr(WinGetTitle(window), words) > 0
    return false
}
