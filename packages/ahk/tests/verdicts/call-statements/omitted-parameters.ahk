MsgBox , "title"
MsgBox "text",, "Iconi"
MouseGetPos ,, &win
WinMove 0, 0,,, "A"
