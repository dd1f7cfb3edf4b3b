HotIf (*) => WinActive("ahk_class Notepad")
Hotkey "^a", (*) => Send("x")
HotIf
HotIfWinActive "ahk_class Notepad"
