try
    MsgBox "a"
here:
catch
    MsgBox "b"
