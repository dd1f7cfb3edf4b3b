arr := [1, 2]
Loop arr.MaxIndex()
    MsgBox arr[A_Index]
