#Requires AutoHotkey v2.0
#SingleInstance Force
CoordMode "Mouse"

gestures := Map(
    "L", () => Send("!{Left}"),
    "R", () => Send("!{Right}"),
    "UD", () => Send("{F5}"),
    "DR", () => Send("^w"),
    "DL", () => WinMinimize("A"),
    "U", () => WinMaximize("A"),
)
minStep := 40
enabled := true

~Esc::Cancel()
^!g::
{
    global enabled := !enabled
    ToolTip "gestures " (enabled ? "on" : "off")
    SetTimer () => ToolTip(), -1000
}

#HotIf enabled && !WinActive("ahk_exe game.exe")
RButton::
{
    track := Recorder()
    track.Start()
    KeyWait "RButton"
    path := track.Stop()
    if path = "" {
        Click "Right"
        return
    }
    if gestures.Has(path)
        gestures[path]()
    else
        ToolTip "? " path
    SetTimer () => ToolTip(), -700
}
#HotIf

Cancel() {
    Recorder.active := 0
}

class Recorder {
    static active := 0
    path := ""
    timer := 0

    Start() {
        MouseGetPos &x, &y
        this.x := x, this.y := y
        this.timer := this.Tick.Bind(this)
        Recorder.active := this
        SetTimer this.timer, 15
    }

    Stop() {
        SetTimer this.timer, 0
        cancelled := Recorder.active != this
        Recorder.active := 0
        return cancelled ? "" : this.path
    }

    Tick() {
        MouseGetPos &x, &y
        dx := x - this.x, dy := y - this.y
        if Abs(dx) < minStep && Abs(dy) < minStep
            return
        d := Abs(dx) > Abs(dy)
            ? (dx > 0 ? "R" : "L")
            : (dy > 0 ? "D" : "U")
        if SubStr(this.path, -1) != d
            this.path .= d
        this.x := x, this.y := y
        ToolTip this.path
    }
}
