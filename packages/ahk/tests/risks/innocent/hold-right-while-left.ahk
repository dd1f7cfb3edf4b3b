#Requires AutoHotkey v2.0
~LButton::
{
    Click "Right Down"
    KeyWait "LButton"
    Click "Right Up"
}
