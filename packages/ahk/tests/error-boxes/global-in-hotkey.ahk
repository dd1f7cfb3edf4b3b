#Requires AutoHotkey v2.0
running := false

^F8:: {
    running := !running
    if running
        SoundBeep()
}
SetTimer(() => Send("^{F8}"), -400)
