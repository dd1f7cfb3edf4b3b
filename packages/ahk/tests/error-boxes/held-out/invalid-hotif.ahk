#Requires AutoHotkey v2.0
#HotIf WinActive("ahk_exe notepad.exe")
^j::Send("hi")
#HotIf MouseIsOver()
^k::Send("x")
MouseIsOver(title) {
    return WinExist(title)
}
