#Requires AutoHotkey v2.0
online := true
SetTimer CheckNet, 5000
CheckNet() {
    global online
    now := DllCall("Wininet\InternetGetConnectedState", "UInt*", 0, "UInt", 0)
    if !now && online
        Loop 3
            SoundBeep 400, 300
    online := now
}
