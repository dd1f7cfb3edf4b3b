Map := 5
