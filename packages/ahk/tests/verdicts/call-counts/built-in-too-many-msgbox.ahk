MsgBox "text", "title", "Iconi", 5
