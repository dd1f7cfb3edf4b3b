IsSet := 1
