fn := "MsgBox"
%fn%("x")
%fn% "x"
