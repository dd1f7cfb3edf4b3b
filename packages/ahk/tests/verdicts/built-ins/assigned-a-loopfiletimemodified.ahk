A_LoopFileTimeModified := 1
