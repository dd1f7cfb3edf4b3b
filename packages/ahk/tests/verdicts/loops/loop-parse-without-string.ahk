Loop Parse
    MsgBox A_LoopField
