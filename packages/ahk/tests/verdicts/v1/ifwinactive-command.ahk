IfWinActive, Untitled - Notepad
    Send, x
