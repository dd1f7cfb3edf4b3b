#Requires AutoHotkey v2.0
SetTimer(Wiggle, 240000)
Wiggle() {
    MouseMove 1, 0, 0, "R"
    MouseMove -1, 0, 0, "R"
}
