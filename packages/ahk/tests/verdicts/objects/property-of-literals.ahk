a := "abc".Length, b := [1, 2].Length, c := (5).x
d := 5.x
