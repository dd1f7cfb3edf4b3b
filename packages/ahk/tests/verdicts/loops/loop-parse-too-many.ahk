Loop Parse "a", ",", " ", 1
    MsgBox A_LoopField
