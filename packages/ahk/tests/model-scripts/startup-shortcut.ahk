#Requires AutoHotkey v2.0
shortcut := A_Startup "\MyScript.lnk"
A_TrayMenu.Add()
A_TrayMenu.Add("Start with Windows", ToggleStartup)
if FileExist(shortcut)
    A_TrayMenu.Check("Start with Windows")
ToggleStartup(name, pos, trayMenu) {
    if FileExist(shortcut) {
        FileDelete(shortcut)
        trayMenu.Uncheck(name)
    } else {
        FileCreateShortcut(A_ScriptFullPath, shortcut)
        trayMenu.Check(name)
    }
}
