not := 1
