#Requires AutoHotkey v2.0
Greet()

Greet(name) {
    MsgBox("Hi " name)
}
