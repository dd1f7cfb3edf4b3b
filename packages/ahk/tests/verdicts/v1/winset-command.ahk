WinSet, AlwaysOnTop, Toggle, A
