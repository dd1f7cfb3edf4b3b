#HotIf WinActive("ahk_class Notepad") or WinActive("ahk_exe code.exe")
F1::return
#HotIf GetKeyState("CapsLock", "T")
F1::return
#HotIf MouseIsOver("ahk_class Shell_TrayWnd")
WheelUp::Send "{Volume_Up}"
#HotIf !WinExist("ahk_exe game.exe") && A_TimeIdle > 500
F1::return
#HotIf true
F2::return
#HotIf
MouseIsOver(t) {
    MouseGetPos ,, &w
    return WinExist(t " ahk_id " w)
}
