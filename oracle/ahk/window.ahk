#Requires AutoHotkey v2.0
#NoTrayIcon
#SingleInstance Off
; Stands in for a program Wine has not: a window with that title, a box to type in, and the program's own file name.
window := Gui("+Resize", A_Args.Length ? A_Args[1] : StrReplace(A_ScriptName, ".ahk"))
window.AddEdit("w380 h250")
window.OnEvent("Close", (*) => ExitApp())
window.Show("x500 y300 w400 h270")
