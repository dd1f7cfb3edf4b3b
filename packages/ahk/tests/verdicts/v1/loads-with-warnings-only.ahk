Send Hello
Sleep 100
WinActivate Notepad
Run notepad
