x := unset
MsgBox x
