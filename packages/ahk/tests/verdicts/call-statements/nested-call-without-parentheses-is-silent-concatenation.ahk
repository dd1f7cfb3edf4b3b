MsgBox StrLen "abc"
