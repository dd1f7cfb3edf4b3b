:X:`:`:sig::MsgBox "x"
