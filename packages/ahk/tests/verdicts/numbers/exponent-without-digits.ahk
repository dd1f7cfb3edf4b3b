a := 1e
