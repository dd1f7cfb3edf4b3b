Loop Files *.txt
    MsgBox A_LoopFileName
