#Requires AutoHotkey v2.0
^!k::
{
    pid := WinGetPID("A")
    ProcessClose pid
}
