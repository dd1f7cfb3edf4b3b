n := Mod(5)
