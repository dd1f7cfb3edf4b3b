MsgBox "text
    more"
