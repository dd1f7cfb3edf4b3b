Menu, Tray, Add, Exit, DoExit
Menu, Tray, NoStandard
