#Requires AutoHotkey v2.0
SetTimer CheckNet, 10000
CheckNet() {
    if RunWait("ping -n 1 8.8.8.8", , "Hide")
        SoundBeep
}
