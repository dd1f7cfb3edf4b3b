try FileDelete "x"
catch as e MsgBox e.Message
