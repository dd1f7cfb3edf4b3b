#Requires AutoHotkey v2.0
Hotkey("^j", Greet)
Greet() {
    MsgBox("Hi")
}
