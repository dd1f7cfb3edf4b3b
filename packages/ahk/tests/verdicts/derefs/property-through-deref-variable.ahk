o := {a: 1}, n := "o"
MsgBox %n%.a
%n%.b := 1
%n%.Delete()
