*a::MsgBox 1
*a::MsgBox 2
