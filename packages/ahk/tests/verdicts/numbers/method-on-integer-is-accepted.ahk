a := 5.ToString()
