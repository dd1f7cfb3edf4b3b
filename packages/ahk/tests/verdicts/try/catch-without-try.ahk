x := 1
catch
    MsgBox "x"
