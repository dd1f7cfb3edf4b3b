Loop Read "x.txt"
    last := A_LoopReadLine
MsgBox last
