F1::MsgBox message
F2::Send text1 text2
