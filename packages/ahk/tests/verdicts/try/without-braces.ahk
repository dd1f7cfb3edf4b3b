try
    FileDelete "a"
catch as e
    MsgBox e.Message
else
    MsgBox "ok"
finally
    MsgBox "end"
