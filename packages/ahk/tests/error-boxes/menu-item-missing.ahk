#Requires AutoHotkey v2.0
tray := A_TrayMenu
tray.Add("Stop", (*) => ExitApp())
tray.Check("Pause it")
