MsgBox("a") ;
