#Requires AutoHotkey v2.0
#SingleInstance Force

; In notepad or chrome, when you press F2, it types “[either]”.
; Except in notepad, while the window in front is not titled “Inbox”, when you press F3, it types “[neither]” into notepad in the background.
; In notepad, while the window in front is titled “Untitled”, while the window in front is not titled “Inbox”, when you press F4, it types “[both]”.
; Except in notepad or chrome, when you press F5, it types “[outside]” into notepad in the background.
; When you press F6, it brings chrome to the front.
; When you press F7, it brings excel to the front.
; When you press F8, it brings notepad to the front.
; To end the script: right-click the green H in the notification area and choose Exit.

#HotIf (WinActive("ahk_exe notepad.exe") || WinActive("ahk_exe chrome.exe"))
F2::SendText("[either]")
#HotIf

#HotIf (!WinActive("ahk_exe notepad.exe") && !HasTitle(WinExist("A"), "Inbox"))
F3:: {
    try SendKeysTo("ahk_exe notepad.exe", "[neither]", ControlSendText)
}
#HotIf

#HotIf (WinActive("ahk_exe notepad.exe") && HasTitle(WinExist("A"), "Untitled") && !HasTitle(WinExist("A"), "Inbox"))
F4::SendText("[both]")
#HotIf

#HotIf !(WinActive("ahk_exe notepad.exe") || WinActive("ahk_exe chrome.exe"))
F5:: {
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
; else one for text, else the first
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

; Whether the title of a window contains these words, in capitals or not
HasTitle(window, words) {
    try
        return InStr(WinGetTitle(window), words) > 0
    return false
}
