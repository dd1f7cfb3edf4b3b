#Requires AutoHotkey v2.0
^v::
{
    text := A_Clipboard
    A_Clipboard := "a fixed greeting text"
    Send "^v"
    A_Clipboard := text
}
