#Requires AutoHotkey v2.0
#SingleInstance Force

; Ctrl+Space keeps the active window above all others. Press it again to turn that off.
^Space::WinSetAlwaysOnTop(-1, "A")

; Ctrl+Alt+C moves the active window to the middle of the main screen.
^!c:: {
    WinRestore("A")
    WinGetPos(, , &width, &height, "A")
    WinMove((A_ScreenWidth - width) // 2, (A_ScreenHeight - height) // 2, , , "A")
}
