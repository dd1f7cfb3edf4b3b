x := 1
switch x {
    default
        MsgBox "a"
}
