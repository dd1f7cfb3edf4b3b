a::try MsgBox "x"
finally
    MsgBox "x"
