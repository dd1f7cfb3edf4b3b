x := 1
: up::MsgBox "x"
