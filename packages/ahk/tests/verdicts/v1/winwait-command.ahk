WinWait, Untitled - Notepad,, 3
if ErrorLevel
{
    MsgBox, timed out
    return
}
