#Requires AutoHotkey v2.0
#SingleInstance Force
Persistent

ini := A_ScriptDir "\pomodoro.ini"
work := Integer(IniRead(ini, "Times", "work", 25))
pause1 := Integer(IniRead(ini, "Times", "pause", 5))
state := "idle"
endsAt := 0
rounds := 0

g := Gui("+AlwaysOnTop", "Pomodoro")
g.SetFont("s24")
clock := g.AddText("w200 Center", "00:00")
g.SetFont("s9")
info := g.AddText("w200 Center", "ready")
progress := g.AddProgress("w200 h12 Range0-1000")
btn := g.AddButton("w95", "Start")
btn.OnEvent("Click", StartStop)
g.AddButton("x+10 w95", "Skip").OnEvent("Click", (*) => Finish())
g.AddCheckbox("xm vSound Checked", "Sound")
g.OnEvent("Close", (*) => g.Hide())
g.OnEvent("ContextMenu", ShowOptions)
A_TrayMenu.Insert("1&", "Show", (*) => g.Show())
A_TrayMenu.Default := "Show"
g.Show()

StartStop(ctrl, *) {
    global state
    if state = "idle"
        Begin("work", work)
    else {
        state := "idle"
        SetTimer Tick, 0
        ctrl.Text := "Start"
        info.Value := "stopped"
    }
}

Begin(what, minutes) {
    global state := what, endsAt := A_TickCount + minutes * 60000
    global total := minutes * 60000
    btn.Text := "Stop"
    info.Value := what = "work" ? "round " rounds + 1 : "pause"
    SetTimer Tick, 250
}

Tick() {
    left := endsAt - A_TickCount
    if left <= 0 {
        Finish()
        return
    }
    clock.Value := Format("{:02}:{:02}", left // 60000, Mod(left // 1000, 60))
    progress.Value := 1000 - Round(left / total * 1000)
}

Finish() {
    global rounds
    SetTimer Tick, 0
    if g["Sound"].Value
        SoundPlay "*64", 1, 2
    switch state, "Off" {
        case "work":
            rounds++
            Begin("pause", Mod(rounds, 4) ? pause1 : pause1 * 3)
        case "pause":
            Begin("work", work)
        default:
            info.Value := "ready"
    }
    TrayTip info.Value, "Pomodoro", "Mute"
}

ShowOptions(*) {
    m := Menu()
    for n in [15, 25, 45, 50] {
        label := n " minutes"
        m.Add(label, SetWork.Bind(n))
        if n = work
            m.Check(label)
    }
    m.Show()
}

SetWork(n, *) {
    global work := n
    IniWrite n, ini, "Times", "work"
}

#HotIf WinActive("Pomodoro ahk_class AutoHotkeyGUI")
Space::StartStop(btn)
Esc::g.Hide()
#HotIf
^!p::g.Show()
