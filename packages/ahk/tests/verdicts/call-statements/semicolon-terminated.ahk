MsgBox("a");
