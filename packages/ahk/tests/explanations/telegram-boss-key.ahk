#Requires AutoHotkey v2.0
#t::
{
    if WinActive("ahk_exe Telegram.exe")
        WinMinimize "ahk_exe Telegram.exe"
    else if WinExist("ahk_exe Telegram.exe")
        WinActivate "ahk_exe Telegram.exe"
    else
        Run EnvGet("APPDATA") "\Telegram Desktop\Telegram.exe"
}
