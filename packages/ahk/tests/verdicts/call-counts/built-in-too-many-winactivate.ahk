WinActivate "a", "b", "c", "d", "e"
