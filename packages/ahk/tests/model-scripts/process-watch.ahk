#Requires AutoHotkey v2.0
Persistent()
watched := "backup.exe"
wasRunning := ProcessExist(watched) != 0
SetTimer(CheckProcess, 5000)
CheckProcess() {
    global wasRunning
    nowRunning := ProcessExist(watched) != 0
    if (wasRunning && !nowRunning) {
        TrayTip(watched " has stopped", "Watcher", "Iconx")
        SoundPlay("*16")
    }
    wasRunning := nowRunning
}
