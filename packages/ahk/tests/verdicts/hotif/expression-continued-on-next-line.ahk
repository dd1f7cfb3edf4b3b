#HotIf WinActive("ahk_class Notepad")
    || WinActive("ahk_class WordPadClass")
F1::return
