#Requires AutoHotkey v2.0
#NoTrayIcon
#SingleInstance Off
; A window whose title counts the left and right clicks it gets.
class Counter {
    static left := 0, right := 0, window := Gui("+AlwaysOnTop", "clicks 0, 0")
    static Count(left, right) {
        this.left += left, this.right += right
        this.window.Title := "clicks " this.left ", " this.right
    }
}
OnMessage(0x201, (*) => Counter.Count(1, 0))
OnMessage(0x204, (*) => Counter.Count(0, 1))
Counter.window.Show("NoActivate x800 y100 w300 h300")
