try
    x := 1
catch as e
    x := 2
MsgBox e.Message
