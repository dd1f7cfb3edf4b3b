:X0X:sig::MsgBox "x
