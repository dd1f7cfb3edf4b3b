WheelDown & a::MsgBox "x"
