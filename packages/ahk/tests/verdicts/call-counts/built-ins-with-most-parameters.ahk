MsgBox "a", "b", "Iconi T1"
RegExReplace("a", "b", "c", &n, 1, 1)
StrReplace("a", "b", "c", true, &n, 1)
ControlClick "Button1", "A", , "Left", 1, "NA", "", ""
WinMove 0, 0, 100, 100, "A", "", "", ""
FileSelect "M", A_Desktop, "Pick", "Text (*.txt)"
