#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it asks for a date with the question “When do you start?”, then types “Start: ” followed by your answer.
; To end the script: right-click the green H in the notification area and choose Exit.

F7:: {
    date := DateFor("When do you start?")
    SendText("Start: " . date)
}

; Asks for a day in a calendar and returns it in this computer's short date format.
DateFor(question) {
    window := Gui("+AlwaysOnTop", "Date")
    window.SetFont("s10", "Segoe UI")
    window.AddText("0x80", question) ; 0x80: shows & as it is
    calendar := window.AddMonthCal("xm")
    WaitForAnswer(window, window.AddButton("xm w90 Default", "OK"))
    chosen := FormatTime(calendar.Value, "ShortDate")
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
