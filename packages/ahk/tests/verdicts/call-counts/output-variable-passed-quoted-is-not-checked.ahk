MouseGetPos "x", "y"
