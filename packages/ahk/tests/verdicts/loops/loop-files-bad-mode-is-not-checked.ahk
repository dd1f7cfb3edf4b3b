Loop Files "*.txt", "Q"
    MsgBox A_LoopFileName
