A_TrayMenu.Add("Exit", (*) => ExitApp())
Menu, Tray, Tip, Mine
