#Requires AutoHotkey v2.0
F10:: {
    CoordMode "Pixel", "Screen"
    CoordMode "Mouse", "Screen"
    MouseGetPos &mx, &my
    startColor := PixelGetColor(mx, my)
    Loop {
        if (PixelGetColor(mx, my) != startColor) {
            SoundBeep
            break
        }
        Sleep 200
    } until GetKeyState("F11", "P")
}
