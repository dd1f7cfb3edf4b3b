MsgBox maybe ?? "none"
