x := 1, y := 2
if x = 1 &&
    y = 2 {
    MsgBox "a"
}
