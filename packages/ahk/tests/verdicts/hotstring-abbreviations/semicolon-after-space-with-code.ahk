:X:s ;g::MsgBox "x"
