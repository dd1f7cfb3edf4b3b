#Requires AutoHotkey v2.0
active := 1
^k::Toggle()
Toggle() {
    if active
        active := 0
    else
        active := 1
}
SetTimer(Toggle, -200)
