a := []
MouseGetPos &a[1]
