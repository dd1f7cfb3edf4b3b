A_LoopRegTimeModified := 1
