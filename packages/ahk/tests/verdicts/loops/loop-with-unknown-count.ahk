Loop times
    MsgBox A_Index
