A_Temp := 1
