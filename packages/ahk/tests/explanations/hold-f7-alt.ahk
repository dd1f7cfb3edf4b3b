#Requires AutoHotkey v2.0
F7::
{
    Send "{Alt down}"
    Sleep 1000
    Send "{Alt up}"
}
