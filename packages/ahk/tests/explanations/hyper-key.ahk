#Requires AutoHotkey v2.0
CapsLock::
{
    Send "{Ctrl down}{Alt down}{Shift down}{LWin down}"
    KeyWait "CapsLock"
    Send "{Ctrl up}{Alt up}{Shift up}{LWin up}"
}
