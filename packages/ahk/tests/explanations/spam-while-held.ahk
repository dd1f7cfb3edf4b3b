#Requires AutoHotkey v2.0
$e::
{
    while GetKeyState("e", "P") {
        Send "e"
        Sleep 20
    }
}
