n := "dyn"
%n% := 5
MsgBox dyn
