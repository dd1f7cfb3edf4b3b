x := 1
switch x {
    default 1:
        MsgBox "a"
}
