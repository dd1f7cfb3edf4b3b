Loop Parse "a,b", ","
    MsgBox %A_LoopField%
