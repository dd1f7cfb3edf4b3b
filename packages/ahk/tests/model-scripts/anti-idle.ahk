#Requires AutoHotkey v2.0
Persistent
idleLimit := 4 * 60 * 1000
SetTimer(KeepAwake, 30000)
KeepAwake() {
    if (A_TimeIdlePhysical < idleLimit)
        return
    MouseMove(1, 0, 0, "R")
    Sleep(50)
    MouseMove(-1, 0, 0, "R")
}
