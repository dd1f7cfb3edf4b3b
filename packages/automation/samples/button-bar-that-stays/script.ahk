#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it shows a window with two buttons. “Thanks”: it types “Thank you”. “Bye”: it types “Goodbye”. The window stays open.
; To end the script: right-click the green H in the notification area and choose Exit.

F7::ButtonWindow("Thanks", true, ["Thanks", Thanks], ["Bye", Bye])

Thanks() {
    SendText("Thank you")
}

Bye() {
    SendText("Goodbye")
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

; Waits until the window that was in front before a question is in front again.
BackTo(window) {
    if !window || !WinExist(window)
        return
    try WinActivate(window)
    WinWaitActive(window, , 1)
}
