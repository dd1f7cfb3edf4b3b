#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it shows a menu with three choices. “Greeting”: it types “Hello”. “Signature”: it types “Kind regards”, then on a new line “Ann”. “Today & now”: it types the current year (like 2026). After any of these, it presses Enter.
; To end the script: right-click the green H in the notification area and choose Exit.

F7:: {
    switch ChosenItem(["Greeting", "Signature", "Today & now"]) {
        case 1: ; Greeting
            SendText("Hello")
        case 2: ; Signature
            SendText("Kind regards`nAnn")
        case 3: ; Today & now
            SendText(FormatTime(, "yyyy"))
    }
    Send("{Enter}")
}

; Shows a menu at the pointer and returns the number of the chosen item; Escape ends the rule.
ChosenItem(labels) {
    before := WinExist("A"), chosen := 0
    items := Menu()
    for label in labels
        items.Add(StrReplace(label, "&", "&&"), Choose)
    items.Show()
    Sleep(20) ; the choice arrives after the menu is closed
    if !chosen
        Exit()
    BackTo(before)
    return chosen

    Choose(label, position, *) {
        chosen := position
    }
}

; Waits until the window that was in front before a question is in front again.
BackTo(window) {
    if !window || !WinExist(window)
        return
    try WinActivate(window)
    WinWaitActive(window, , 1)
}
