#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it shows a window with two buttons. “Yes, gladly”: it types “Yes, gladly”. “No”: if the current window has “Notepad” in its title, it types “No, thanks”. After either choice, it presses Enter.
; When you press F8, it shows a window with three buttons. “Date”: it types the current year (like 2026). “Bell”: it types “Ring”. “Close window”: it closes the current window.
; To end the script: right-click the green H in the notification area and choose Exit.

F7:: {
    switch ChosenButton(["Yes, gladly", "No"]) {
        case 1: ; Yes, gladly
            SendText("Yes, gladly")
        case 2: ; No
            if HasTitle(WinExist("A"), "Notepad") {
                SendText("No, thanks")
            }
    }
    Send("{Enter}")
}

F8:: {
    ButtonWindow("Date", false
        , ["Date", Date]
        , ["Bell", Bell]
        , ["Close window", CloseWindow2])
}

Date() {
    SendText(FormatTime(, "yyyy"))
}

Bell() {
    SendText("Ring")
}

CloseWindow2() {
    try WinClose("A")
}

; Whether the title of a window contains these words, ignoring capitalization
HasTitle(window, words) {
    try
        return InStr(WinGetTitle(window), words) > 0
    return false
}

; Shows a window with a button for each label and returns the number of the chosen one; Escape ends the rule.
ChosenButton(labels) {
    before := WinExist("A"), chosen := 0
    window := Gui("+AlwaysOnTop", "Choose")
    window.SetFont("s11", "Segoe UI")
    for label in labels
        window.AddButton("xm w240" (A_Index = 1 ? " Default" : ""), StrReplace(label, "&", "&&")).OnEvent("Click", Choose.Bind(A_Index))
    window.OnEvent("Escape", (*) => window.Hide())
    window.Show()
    while DllCall("IsWindowVisible", "Ptr", window.Hwnd)
        Sleep(20)
    window.Destroy()
    if !chosen
        Exit()
    BackTo(before)
    return chosen

    Choose(number, *) {
        chosen := number
        window.Hide()
    }
}

; Waits until the window that was in front before a question is in front again.
BackTo(window) {
    if !window || !WinExist(window)
        return
    try WinActivate(window)
    WinWaitActive(window, , 1)
}

; A window with a button for each label and what it does. One that stays never takes the focus, so that what a
; button types goes to the window in front; any other closes after a click.
ButtonWindow(name, stays, buttons*) {
    static windows := Map()
    before := WinExist("A")
    if windows.Has(name)
        windows[name].Destroy()
    windows[name] := window := Gui("+AlwaysOnTop" (stays ? " +ToolWindow +E0x08000000" : ""), "Choose")
    window.SetFont("s11", "Segoe UI")
    for button in buttons
        window.AddButton("xm w240" (A_Index = 1 ? " Default" : ""), StrReplace(button[1], "&", "&&")).OnEvent("Click", Press.Bind(button[2]))
    window.OnEvent("Escape", (*) => window.Hide())
    window.Show(stays ? "x20 y100 NoActivate" : "")

    Press(action, *) {
        isActive := WinActive(window)
        if !stays
            window.Hide()
        if isActive
            BackTo(before)
        action()
    }
}
