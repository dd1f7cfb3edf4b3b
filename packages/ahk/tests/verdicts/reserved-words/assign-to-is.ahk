is := 1
