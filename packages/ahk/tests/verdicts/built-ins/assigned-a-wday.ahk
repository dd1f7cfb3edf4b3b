A_WDay := 1
