#Requires AutoHotkey v2.0
#HotIf MouseIsOver("ahk_class Shell_TrayWnd")
WheelUp::Send "{Volume_Up}"
WheelDown::Send "{Volume_Down}"
#HotIf
MouseIsOver(title) {
    MouseGetPos , , &win
    return WinExist(title " ahk_id " win)
}
