A_Now := 5
