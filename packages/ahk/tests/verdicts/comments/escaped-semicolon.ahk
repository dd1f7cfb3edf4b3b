MsgBox "a" `; 
