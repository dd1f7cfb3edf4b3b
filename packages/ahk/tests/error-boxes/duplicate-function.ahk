#Requires AutoHotkey v2.0
Greet()
Greet() {
    MsgBox("Hi")
}
Greet() {
    MsgBox("Hello")
}
