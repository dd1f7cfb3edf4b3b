x := 5
MsgBox % "Value: " x
ToolTip % x
