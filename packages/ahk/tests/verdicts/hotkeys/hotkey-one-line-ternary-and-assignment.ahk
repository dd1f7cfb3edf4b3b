F1::A_Clipboard := StrUpper(A_Clipboard)
F2::(WinActive("A") ? WinMinimize() : WinMaximize())
