A_LoopRegName := 1
