MsgBox done
