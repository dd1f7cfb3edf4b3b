F2::
else
    MsgBox "x"
