#Requires AutoHotkey v2.0
; Starts a session: the clipboard holds the given file's text (or nothing), every staged window is there, Notepad is active.
SetCapsLockState "Off"
SetScrollLockState "Off"
A_Clipboard := A_Args[1] = "" ? "" : FileRead(A_Args[1], "UTF-8")
loop Integer(A_Args[2])
    WinWait("ahk_class AutoHotkeyGUI",, 20)
if !WinWait("ahk_exe notepad.exe",, 20)
    ExitApp 4
WinMove(0, 0, 760, 570)
WinActivate()
ExitApp WinWaitActive(,, 10) ? 0 : 5
