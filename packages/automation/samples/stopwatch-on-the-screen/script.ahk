#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it starts the stopwatch, or stops it if it is running.
; When you press F3, it sets the stopwatch to zero.
; When you press F4, it stops the stopwatch.
; When you press F5, it shows the time on the stopwatch.
; To end the script: right-click the green H in the notification area and choose Exit.

F2:: {
    Stopwatch("toggle")
    KeyWait("F2") ; holding the key down doesn't switch back and forth
}

F3::Stopwatch("reset")
F4::Stopwatch("stop")
F5::Stopwatch("show")

; A stopwatch in a corner of the screen: "start", "stop", "toggle", "reset" or "show". Gives the milliseconds so far.
Stopwatch(order := "") {
    static counted := 0, startedAt := 0, box := 0, display := 0
    if order = "toggle"
        order := startedAt ? "stop" : "start"
    if order = "start" && !startedAt
        startedAt := A_TickCount
    else if order = "stop" && startedAt {
        counted += A_TickCount - startedAt
        startedAt := 0
    } else if order = "reset" {
        counted := 0
        startedAt := startedAt ? A_TickCount : 0
    }
    if order != ""
        ShowBox()
    return Elapsed()

    Elapsed() {
        return counted + (startedAt ? A_TickCount - startedAt : 0)
    }

    ShowBox() {
        if !box {
            box := Gui("+AlwaysOnTop -Caption +ToolWindow")
            box.BackColor := "Black"
            box.SetFont("s24 cLime bold", "Consolas")
            display := box.AddText("w200 Center")
        }
        ShowTime()
        box.Show("x20 y20 NoActivate")
        SetTimer(ShowTime, startedAt ? 100 : 0)
    }

    ShowTime() {
        time := Elapsed()
        display.Value := Format("{:02}:{:02}:{:02}.{}"
            , time // 3600000, Mod(time // 60000, 60), Mod(time // 1000, 60), Mod(time // 100, 10))
    }
}
