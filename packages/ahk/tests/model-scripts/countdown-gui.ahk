#Requires AutoHotkey v2.0
class Countdown {
    __New(seconds) {
        this.left := seconds
        this.gui := Gui("+AlwaysOnTop -Caption +ToolWindow")
        this.gui.BackColor := "Black"
        this.gui.SetFont("s40 cWhite")
        this.label := this.gui.AddText("w200 Center", seconds)
        this.tick := ObjBindMethod(this, "OnTick")
    }
    Start() {
        this.gui.Show("x20 y20 NoActivate")
        SetTimer(this.tick, 1000)
    }
    OnTick() {
        this.left -= 1
        this.label.Text := this.left
        if (this.left <= 0) {
            SetTimer(this.tick, 0)
            this.gui.Destroy()
            SoundBeep(1000, 400)
        }
    }
}
^!5::Countdown(300).Start()
