a::try MsgBox "x"
catch
    MsgBox "x"
