MsgBox missing
ToolTip missing
