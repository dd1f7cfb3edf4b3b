x := 1
finally
    MsgBox "x"
