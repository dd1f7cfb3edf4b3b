MsgBox "Hello " username ", you have " n " messages"
