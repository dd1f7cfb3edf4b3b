in := 5
