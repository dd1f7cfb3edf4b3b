#IfWinActive ahk_class Notepad
^s::MsgBox, saved
#IfWinActive
