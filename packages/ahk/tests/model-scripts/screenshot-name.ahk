#Requires AutoHotkey v2.0
PrintScreen:: {
    Send("#+s")
    if !WinWaitActive("ahk_exe ScreenClippingHost.exe",, 2) {
        SoundBeep()
        return
    }
    WinWaitClose("ahk_exe ScreenClippingHost.exe",, 30)
}
