:XX0:sig::MsgBox "x
