x := 1
if x {
    MsgBox "a"
} elif x = 2 {
    MsgBox "b"
}
