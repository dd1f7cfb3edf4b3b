for item in items
    MsgBox item
