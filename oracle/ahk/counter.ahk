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
; Windows tells the second of two quick clicks as a double click.
for message in [0x201, 0x203]
    OnMessage(message, (*) => Counter.Count(1, 0))
for message in [0x204, 0x206]
    OnMessage(message, (*) => Counter.Count(0, 1))
Counter.window.Show("NoActivate x800 y100 w300 h300")
