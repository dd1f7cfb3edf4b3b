WinGetPos, X, Y, W, H, A
MsgBox X Y
