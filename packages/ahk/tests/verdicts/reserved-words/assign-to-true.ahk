true := 0
