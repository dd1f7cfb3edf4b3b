x := 1
!a up ::MsgBox "x"
