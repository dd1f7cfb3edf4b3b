:X:err::MsgBox("open
