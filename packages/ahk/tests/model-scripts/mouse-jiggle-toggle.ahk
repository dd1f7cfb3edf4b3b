#Requires AutoHotkey v2.0
jiggleActive := false
F9:: {
    global jiggleActive := !jiggleActive
    SetTimer(Jiggle, jiggleActive ? 5000 : 0)
    TrayTip(jiggleActive ? "Jiggler started" : "Jiggler stopped")
}
Jiggle() {
    static direction := 1
    MouseMove(direction * 5, 0, 2, "R")
    direction := -direction
}
