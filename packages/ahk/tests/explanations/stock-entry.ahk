#Requires AutoHotkey v2.0
F3::
{
    Loop Read, A_ScriptDir "\codes.txt"
    {
        WinActivate "ahk_exe stock.exe"
        Send "{F2}"
        SendText A_LoopReadLine
        Send "{Tab 2}1{Enter}"
        WinWait "Saved"
        WinClose "Saved"
    }
}
Esc::ExitApp
