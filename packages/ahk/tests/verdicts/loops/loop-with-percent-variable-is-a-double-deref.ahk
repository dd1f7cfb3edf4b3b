n := 3
Loop %n%
    MsgBox A_Index
