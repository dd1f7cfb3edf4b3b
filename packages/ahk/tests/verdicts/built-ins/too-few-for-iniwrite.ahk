IniWrite("x", 1)
