#Requires AutoHotkey v2.0
$Space:: {
    if KeyWait("Space", "T0.3") {
        Send "{Space}"
        return
    }
    Send "{Enter}"
    KeyWait "Space"
}
