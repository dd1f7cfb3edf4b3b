o := {}
MouseGetPos &o.x, &o.y
