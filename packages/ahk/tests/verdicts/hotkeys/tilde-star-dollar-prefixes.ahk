~LButton::ToolTip A_TickCount
*F7::Send "{Blind}x"
$F8::Send "{F8}"
~*RShift::return
