static x := 1
