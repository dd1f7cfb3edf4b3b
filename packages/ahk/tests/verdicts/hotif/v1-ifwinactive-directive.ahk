#IfWinActive ahk_class Notepad
F1::return
#IfWinActive
