Loop "many"
    MsgBox A_Index
