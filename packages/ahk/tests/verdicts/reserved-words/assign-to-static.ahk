static := 5
