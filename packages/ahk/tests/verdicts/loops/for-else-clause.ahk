for v in []
    MsgBox v
else
    MsgBox "none"
while false
    MsgBox "x"
else
    MsgBox "never"
Loop 0 {
}
else {
    MsgBox "zero"
}
