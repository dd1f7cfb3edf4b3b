MouseGetPos x, y
