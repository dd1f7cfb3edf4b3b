CoordMode Mouse, Screen
