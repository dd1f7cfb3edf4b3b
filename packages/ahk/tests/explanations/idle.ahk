#Requires AutoHotkey v2.0
SetTimer Idle, 60000
Idle() {
    if A_TimeIdlePhysical > 300000
        DllCall("LockWorkStation")
}
