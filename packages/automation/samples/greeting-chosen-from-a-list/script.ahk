#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it asks “Which greeting?” with the choices “Hello”, “Servus”, and “Moin”, then types your choice followed by “ everybody”. Then, if your choice is “Moin”, it presses Enter and types “Grüße”.
; To end the script: right-click the green H in the notification area and choose Exit.

F7:: {
    choice := ChoiceOf("Which greeting?", ["Hello", "Servus", "Moin"])
    SendText(choice . " everybody")
    if (choice = "Moin") {
        Send("{Enter}")
        SendText("Grüße")
    }
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

; Waits until the window that was in front before a question is in front again.
BackTo(window) {
    if !window || !WinExist(window)
        return
    try WinActivate(window)
    WinWaitActive(window, , 1)
}
