#Requires AutoHotkey v2.0
ScrollLock::
{
    if !WinExist("ahk_exe Spotify.exe")
        Run "spotify.exe"
    else if WinActive("ahk_exe Spotify.exe")
        WinMinimize
    else
        WinActivate
}
