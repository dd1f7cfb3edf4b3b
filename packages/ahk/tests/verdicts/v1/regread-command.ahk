RegRead, value, HKCU, Software\X, Y
