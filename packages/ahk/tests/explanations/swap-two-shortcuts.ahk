#Requires AutoHotkey v2.0
$^v::
{
    A_Clipboard := A_Clipboard
    Send "^v"
}
