#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it shows a menu with three choices. “Greet”: if some text is selected, it puts “Hi ” in front of the selected text and “!” after it; otherwise, it types “Hi”. “Count”: for each number from 1 to 3, it types the number followed by a space. “Sign”: if the current window has “Untitled” in its title, it types “-- Ann”; otherwise, it shows the message “not here”.
; When you press F3, it asks “Which?” with the choices “red” and “blue”. Then, if your choice is “red”, it types “R” twice; otherwise, it types “B”.
; When you press F4, it shows a window with two buttons. “Go”: it types “[go]”. “Stop”: it does this twice: it types “[”, the number, and “]”.
; To end the script: right-click the green H in the notification area and choose Exit.

index := 0

F2:: {
    global index
    switch ChosenItem(["Greet", "Count", "Sign"]) {
        case 1: ; Greet
            if (SelectedText(0.2) != "") {
                ChangeSelection((text) => ("Hi " . text . "!"))
            } else {
                SendText("Hi")
            }
        case 2: ; Count
            for each in Counting(1, 3) {
                index := each
                SendText(index . " ")
            }
        case 3: ; Sign
            if HasTitle(WinExist("A"), "Untitled") {
                SendText("-- Ann")
            } else {
                MsgBox("not here", , "0x1000")
            }
    }
    KeyWait("F2") ; holding the key down doesn't repeat this
}

F3:: {
    choice := ChoiceOf("Which?", ["red", "blue"])
    if (choice = "red") {
        Loop 2 {
            SendText("R")
        }
    } else {
        SendText("B")
    }
}

F4::ButtonWindow("ChooseGo", false, ["Go", ChooseGo], ["Stop", Stop])

ChooseGo() {
    SendText("[go]")
}

Stop() {
    global index
    Loop 2 {
        index := A_Index
        SendText("[" . index . "]")
    }
}

; The selected text. It is read through the clipboard, which is then restored.
SelectedText(seconds := 0.5) {
    before := A_IsCritical
    Critical("On") ; what passes through the clipboard now was not copied by you
    saved := ClipboardAll()
    A_Clipboard := ""
    Send("^c")
    selected := ClipWait(seconds) ? A_Clipboard : ""
    A_Clipboard := saved
    Critical(before)
    return selected
}

; Replaces the selected text with what a function makes of it, and selects it again. The clipboard's contents are
; restored; nothing happens if no text is selected.
ChangeSelection(change) {
    text := SelectedText()
    if text = ""
        return
    changed := change(text)
    if changed == text
        return
    if changed = "" {
        Send("{Delete}")
        return
    }
    PasteText(changed)
    length := StrLen(StrReplace(changed, "`r`n", "`n"))
    if length <= 2000 && !WinActive("ahk_exe EXCEL.EXE") ; in Excel it would select other cells
        Send("+{Left " . length . "}")
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

; The whole numbers from the first to the last, counting down if the last is smaller.
Counting(first, last) {
    step := first <= last ? 1 : -1
    next := first
    return GiveNext

    GiveNext(&number) {
        if (last - next) * step < 0
            return false
        number := next
        next += step
        return true
    }
}

; Whether the title of a window contains these words, ignoring capitalization
HasTitle(window, words) {
    try
        return InStr(WinGetTitle(window), words) > 0
    return false
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

; Asks for one of several texts.
ChoiceOf(question, options) {
    window := Gui("+AlwaysOnTop", "Choose")
    window.SetFont("s10", "Segoe UI")
    window.AddText("w300 0x80", question) ; 0x80: shows & as it is
    list := window.AddListBox("xm w300 Choose1 r" Min(options.Length + 1, 15), options)
    ok := window.AddButton("xm w90 Default", "OK")
    list.OnEvent("DoubleClick", (*) => SendMessage(0x00F5, , , ok)) ; as if OK were clicked
    list.Focus()
    WaitForAnswer(window, ok)
    chosen := list.Text
    window.Destroy()
    return chosen
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
