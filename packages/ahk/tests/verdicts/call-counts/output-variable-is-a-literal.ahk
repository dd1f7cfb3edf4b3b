MouseGetPos &5
