#Requires AutoHotkey v2.0
#+l::
{
    key := "HKCU\Software\Microsoft\Windows\CurrentVersion\Themes\Personalize"
    light := RegRead(key, "AppsUseLightTheme")
    RegWrite !light, "REG_DWORD", key, "AppsUseLightTheme"
}
