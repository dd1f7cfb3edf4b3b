Loop Read "in.txt"
    MsgBox A_LoopReadLine
Loop Read "in.txt", "out.txt"
    FileAppend A_LoopReadLine "`n"
