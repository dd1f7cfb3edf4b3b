let x := 5
