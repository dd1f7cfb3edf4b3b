#Requires AutoHotkey v2.0
F9::
{
    Loop
    {
        if PixelGetColor(500, 300) = 0xFFFFFF
        {
            Click 500, 300
            break
        }
        Send "{F5}"
        Sleep 3000
    }
}
