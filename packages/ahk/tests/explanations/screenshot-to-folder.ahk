#Requires AutoHotkey v2.0
PrintScreen::
{
    folder := A_MyDocuments "\..\Pictures\Shots"
    DirCreate folder
    name := folder "\" FormatTime(, "yyyy-MM-dd_HH-mm-ss") ".png"
    Send "!{PrintScreen}"
    Run 'powershell -command "(Get-Clipboard -Format Image).Save(`'' name '`')"', , "Hide"
}
