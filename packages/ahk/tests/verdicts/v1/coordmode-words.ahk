CoordMode, Mouse, Screen
