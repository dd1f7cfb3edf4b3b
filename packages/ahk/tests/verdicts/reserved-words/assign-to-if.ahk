if := 5
