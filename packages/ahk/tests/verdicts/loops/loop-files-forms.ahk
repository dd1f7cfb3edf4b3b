Loop Files "*.txt"
    MsgBox A_LoopFileName
Loop Files A_Desktop "\*", "DFR" {
    MsgBox A_LoopFileFullPath A_LoopFileSizeKB
}
