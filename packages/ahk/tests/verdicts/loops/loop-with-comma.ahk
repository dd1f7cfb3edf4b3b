Loop, 3
    MsgBox A_Index
