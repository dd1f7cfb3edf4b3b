#Requires AutoHotkey v2.0
#HotIf MouseIsOver("ahk_class Shell_TrayWnd")
WheelUp::Send "{Volume_Up}"
WheelDown::Send "{Volume_Down}"
#HotIf
MouseIsOver(winTitle) {
    MouseGetPos ,, &win
    return WinExist(winTitle " ahk_id " win)
}
