WinGetPos, x, y, w, h, A
