Loop 3, 4
    MsgBox A_Index
