MsgBox, 4, Title, Are you sure?
IfMsgBox Yes
    ExitApp
