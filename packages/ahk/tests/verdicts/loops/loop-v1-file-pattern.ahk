Loop, *.txt
    MsgBox A_LoopFileName
