var x := 5
