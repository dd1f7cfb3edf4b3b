super := 1
