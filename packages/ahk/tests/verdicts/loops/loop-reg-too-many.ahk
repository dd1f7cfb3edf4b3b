Loop Reg "HKCU\Software", "K", 1
    MsgBox A_LoopRegName
