#Requires AutoHotkey v2.0
!LButton::
{
    CoordMode "Mouse", "Screen"
    MouseGetPos &startX, &startY, &win
    WinGetPos &wx, &wy, , , win
    while GetKeyState("LButton", "P") {
        MouseGetPos &x, &y
        WinMove wx + x - startX, wy + y - startY, , , win
        Sleep 10
    }
}
