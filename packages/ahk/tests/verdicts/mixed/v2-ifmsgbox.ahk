MsgBox "Sure?", "T", "YesNo"
IfMsgBox "Yes"
    ExitApp
