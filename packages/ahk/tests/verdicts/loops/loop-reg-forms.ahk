Loop Reg "HKCU\Software"
    MsgBox A_LoopRegName
Loop Reg "HKCU\Software", "KVR" {
    MsgBox A_LoopRegType
}
