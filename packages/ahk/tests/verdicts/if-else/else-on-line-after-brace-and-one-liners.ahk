x := 1
if x {
    MsgBox "a"
}
else
    MsgBox "b"
if !x
    MsgBox "c"
else if x > 5
    MsgBox "d"
else MsgBox "e"
