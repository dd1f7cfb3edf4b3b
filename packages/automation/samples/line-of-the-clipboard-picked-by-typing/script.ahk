#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it lets you pick a line from the copied text, then pastes the line you picked followed by “;”.
; To end the script: right-click the green H in the notification area and choose Exit.

F7:: {
    choice := PickedLine(A_Clipboard)
    PasteText(choice . "`;")
}

; Asks for one of the lines of a text. Typing narrows the list; Enter picks the highlighted line.
PickedLine(text) {
    window := Gui("+AlwaysOnTop", "Type to search")
    window.SetFont("s10", "Segoe UI")
    search := window.AddEdit("w380")
    list := window.AddListBox("xm w380 r14")
    ok := window.AddButton("xm w90 Default", "OK")
    search.OnEvent("Change", ShowMatches)
    list.OnEvent("DoubleClick", (*) => SendMessage(0x00F5, , , ok)) ; as if OK were clicked
    ShowMatches()
    OnMessage(0x0100, MoveMark)
    try WaitForAnswer(window, ok)
    finally
        OnMessage(0x0100, MoveMark, 0)
    chosen := list.Text
    window.Destroy()
    if chosen = ""
        Exit()
    return chosen

    ShowMatches(*) {
        list.Delete()
        Loop Parse text, "`n", "`r"
            if A_LoopField != "" && (search.Value = "" || InStr(A_LoopField, search.Value))
                list.Add([A_LoopField])
        try list.Choose(1)
    }

    ; The arrow keys move the highlight while the search box has the focus.
    MoveMark(key, info, message, control) {
        if control != search.Hwnd || key != 38 && key != 40
            return
        try list.Choose(list.Value + (key = 40 ? 1 : -1))
        return 0
    }
}

; Shows a window with questions until you choose OK or press Escape; Escape ends the rule.
WaitForAnswer(window, ok) {
    before := WinExist("A"), isAnswered := false
    ok.OnEvent("Click", Answer)
    window.OnEvent("Escape", (*) => window.Hide())
    window.Show()
    while DllCall("IsWindowVisible", "Ptr", window.Hwnd)
        Sleep(20)
    if !isAnswered {
        window.Destroy()
        Exit()
    }
    BackTo(before)

    Answer(*) {
        isAnswered := true
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

; Pastes a text without formatting, and restores the clipboard.
PasteText(text) {
    if text = ""
        return
    before := A_IsCritical
    Critical("On") ; what passes through the clipboard now was not copied by you
    saved := ClipboardAll()
    A_Clipboard := text
    Send("^v")
    Sleep(300) ; the program needs a moment to read the clipboard
    A_Clipboard := saved
    Critical(before)
}
