if IsSetRef(&maybe)
    MsgBox maybe
