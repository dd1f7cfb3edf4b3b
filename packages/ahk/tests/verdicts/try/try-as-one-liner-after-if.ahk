if A_IsAdmin
    try FileDelete "x"
    catch
        MsgBox "no"
else
    MsgBox "not admin"
