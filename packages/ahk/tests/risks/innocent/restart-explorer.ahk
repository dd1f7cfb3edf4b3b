#Requires AutoHotkey v2.0
^!e::
{
    ProcessClose "explorer.exe"
    Run "explorer.exe"
}
