#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it counts down 10 seconds on the screen. At the end, it types “[done]”.
; When you press F3, if the countdown is running, it types “[”, the time left on the countdown, “ left, ”, the time that has passed since the countdown began, and “ gone]”; otherwise, it types “[none]”.
; When you press F4, it stops the countdown.
; When you press F5, it stops the countdown, then counts down 3 seconds on the screen. At the end, it types “[second]”.
; When you press F6, it asks for a number with the question “How many seconds?”, then counts down that many seconds on the screen. At the end, it beeps and types “[asked]”.
; To end the script: right-click the green H in the notification area and choose Exit.

countdownLength := 10 * 1000 ; milliseconds
countdownLength2 := 3 * 1000 ; milliseconds

F2::CountDown("timer", Timer, countdownLength)
F3:: {
    if TimerRuns("timer") {
        SendText("[" . TimerRemaining("timer") . " left, " . TimerElapsed("timer") . " gone]")
    } else {
        SendText("[none]")
    }
    KeyWait("F3") ; holding the key down doesn't switch back and forth
}

F4::StopTimer("timer")
F5:: {
    StopTimer("timer")
    CountDown("timer", Timer2, countdownLength2)
}

F6:: {
    number2 := NumberFor("How many seconds?")
    CountDown("timer", Timer3, number2 * 1000)
}

Timer() {
    SendText("[done]")
}

Timer2() {
    SendText("[second]")
}

Timer3() {
    SoundBeep(750, 300)
    SendText("[asked]")
}

; Does something later, and shows the remaining time in a corner of the screen.
CountDown(name, action, delay) {
    timer := RunOnce(name, action, delay)
    box := Gui("+AlwaysOnTop -Caption +ToolWindow")
    box.BackColor := "Black"
    box.SetFont("s28 cWhite bold", "Segoe UI")
    timeLeft := box.AddText("w180 Center", ClockText(delay))
    box.Show("x" A_ScreenWidth - 300 " y" 20 + 80 * (Timers().Count - 1) " NoActivate")
    SetTimer(ShowTimeLeft, 200)

    ShowTimeLeft() {
        if timer.stopped {
            SetTimer(ShowTimeLeft, 0)
            box.Destroy()
        } else
            timeLeft.Value := ClockText(Ceil((timer.ends - A_TickCount) / 1000) * 1000)
    }
}

; Does something later.
RunOnce(name, action, delay) {
    timer := NewTimer(name, Tick, delay)
    SetTimer(Tick, -Max(1, delay))
    return timer

    Tick() {
        if timer.stopped
            return
        StopTimer(name)
        action()
    }
}

; A timer with that name, not started yet; if one is already running, it is stopped.
NewTimer(name, tick, delay) {
    StopTimer(name)
    timer := {tick: tick, started: A_TickCount, ends: A_TickCount + delay, stopped: false}
    Timers()[name] := timer
    return timer
}

; The timers and loops that are running, by name.
Timers() {
    static running := Map()
    return running
}

; Ends a timer or a loop. If it is in the middle of something, that ends at its next wait.
StopTimer(name) {
    if !Timers().Has(name)
        return
    timer := Timers().Delete(name)
    timer.stopped := true
    SetTimer(timer.tick, 0)
}

; Milliseconds as 4:05, or as 1:04:05 for an hour or more.
ClockText(milliseconds) {
    seconds := Round(milliseconds / 1000)
    if seconds < 3600
        return Format("{}:{:02}", seconds // 60, Mod(seconds, 60))
    return Format("{}:{:02}:{:02}", seconds // 3600, Mod(seconds // 60, 60), Mod(seconds, 60))
}

TimerRuns(name) {
    return Timers().Has(name)
}

; How long until a timer is over or next runs.
TimerRemaining(name) {
    return ClockText(Timers().Has(name) ? Max(0, Timers()[name].ends - A_TickCount) : 0)
}

; How long a timer has been running.
TimerElapsed(name) {
    return ClockText(Timers().Has(name) ? A_TickCount - Timers()[name].started : 0)
}

; Asks until a number is entered, with a comma or a decimal point.
NumberFor(question, preset := "") {
    Loop {
        answer := StrReplace(StrReplace(AnswerTo(question, preset), " "), ",", ".")
        if IsNumber(answer)
            return Number(answer)
        MsgBox("Please enter a number, such as 12 or 2.5.", , "Icon! 0x1000")
    }
}

; Asks for text; Cancel ends the rule.
AnswerTo(question, preset := "", options := "") {
    before := WinExist("A")
    answer := InputBox(question, , options, preset)
    if answer.Result != "OK"
        Exit()
    BackTo(before)
    return answer.Value
}

; Waits until the window that was in front before a question is in front again.
BackTo(window) {
    if !window || !WinExist(window)
        return
    try WinActivate(window)
    WinWaitActive(window, , 1)
}
