n := "x1"
%n% := 5
y := %n% + 1, z := x%1%, w := %"x" 1%
MsgBox y z w
