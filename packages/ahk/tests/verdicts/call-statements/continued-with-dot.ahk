MsgBox "text"
    . "more"
    . "end"
