if IsSet(maybe)
    MsgBox maybe
