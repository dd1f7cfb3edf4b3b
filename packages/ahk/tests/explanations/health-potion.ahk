#Requires AutoHotkey v2.0
SetTimer Heal, 200
Heal() {
    if !WinActive("ahk_exe game.exe")
        return
    color := PixelGetColor(300, 50)
    if (color != 0xFF0000)
        Send "{F5}"
}
F10::SetTimer Heal, 0
