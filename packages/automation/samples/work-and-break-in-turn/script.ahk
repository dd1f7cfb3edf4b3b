#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, if the countdown is running, it stops the countdown, removes the words it showed from the screen, and types “[off]”; otherwise, it shows “work” on the screen and leaves it there, then counts down 6 seconds on the screen; at the end, it shows “break” on the screen and leaves it there, then types “[break]”; 6 seconds later, it shows “work again” on the screen and leaves it there, then types “[work]”.
; When you press F3, if the countdown is running, it shows the time left on the countdown followed by “ left” next to the pointer for 8 seconds; otherwise, it shows “no timer” next to the pointer for 8 seconds.
; To end the script: right-click the green H in the notification area and choose Exit.

delay := 6 * 1000 ; milliseconds until it happens
countdownLength := 6 * 1000 ; milliseconds

F2:: {
    if TimerRuns("timer") {
        StopTimer("timer")
        HideLabel("phase")
        SendText("[off]")
    } else {
        ShowLabel("phase", "work")
        CountDown("timer", Timer, countdownLength)
    }
    KeyWait("F2") ; holding the key down doesn't switch back and forth
}

F3:: {
    if TimerRuns("timer") {
        ToolTip(TimerRemaining("timer") . " left")
        SetTimer(ToolTip, -8000)
    } else {
        ToolTip("no timer")
        SetTimer(ToolTip, -8000)
    }
    KeyWait("F3") ; holding the key down doesn't switch back and forth
}

LaterSteps() {
    ShowLabel("phase", "work again")
    SendText("[work]")
}

Timer() {
    ShowLabel("phase", "break")
    SendText("[break]")
    SetTimer(LaterSteps, -delay)
}

TimerRuns(name) {
    return Timers().Has(name)
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

HideLabel(name) {
    if Labels().Has(name)
        Labels()[name].box.Hide()
}

; The labels on the screen, by name.
Labels() {
    static labels := Map()
    return labels
}

; Words that stay on the screen, in place of what the label of that name said before.
ShowLabel(name, text, place := "", color := "White", size := 20, behind := "Black") {
    if !Labels().Has(name)
        Labels()[name] := NewLabel(text, size)
    label := Labels()[name]
    label.box.BackColor := behind
    label.words.SetFont("s" size " c" color)
    if label.words.Value != text || label.size != size {
        label.size := size
        fitting := NewLabel(text, size)
        fitting.words.GetPos(, , &width, &height)
        fitting.box.Destroy()
        label.words.Move(, , width, height)
        label.words.Value := text
    }
    label.place := place || label.place
    isShown := DllCall("IsWindowVisible", "Ptr", label.box.Hwnd)
    label.box.Show(isShown ? "NoActivate AutoSize" : "Hide AutoSize")
    label.box.GetPos(, , &width, &height)
    corner := LabelCorner(label.place, width, height)
    label.box.Show("NoActivate x" corner.x " y" corner.y)
}

NewLabel(text, size) {
    box := Gui("+AlwaysOnTop -Caption +ToolWindow -DPIScale +Disabled +E0x20") ; clicks go through it
    box.SetFont("s" size " bold", "Segoe UI")
    words := box.AddText("0x80", text) ; 0x80: shows & as it is
    WinSetTransparent(210, box)
    return {box: box, words: words, place: "top", size: size}
}

; Where the corner of a label goes: a point, or words such as "top-left".
LabelCorner(place, width, height) {
    if IsObject(place)
        return place
    MonitorGetWorkArea(MonitorGetPrimary(), &left, &top, &right, &bottom)
    x := InStr(place, "left") ? left + 10 : InStr(place, "right") ? right - width - 10 : (left + right - width) // 2
    y := InStr(place, "top") ? top + 10 : InStr(place, "bottom") ? bottom - height - 10 : (top + bottom - height) // 2
    return {x: x, y: y}
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

; Milliseconds as 4:05, or as 1:04:05 for an hour or more.
ClockText(milliseconds) {
    seconds := Round(milliseconds / 1000)
    if seconds < 3600
        return Format("{}:{:02}", seconds // 60, Mod(seconds, 60))
    return Format("{}:{:02}:{:02}", seconds // 3600, Mod(seconds // 60, 60), Mod(seconds, 60))
}

; How long until a timer is over or next runs.
TimerRemaining(name) {
    return ClockText(Timers().Has(name) ? Max(0, Timers()[name].ends - A_TickCount) : 0)
}
