#Requires AutoHotkey v2.0
class Clicker {
    static Start() {
        Click
        Sleep 500
    }
}
F4::Clicker.Start()
