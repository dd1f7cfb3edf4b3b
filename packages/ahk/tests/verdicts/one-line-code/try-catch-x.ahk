:X:sig::try MsgBox "x"
catch
    MsgBox "x"
