:X:`::sig`::::MsgBox "x"
