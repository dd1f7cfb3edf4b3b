x := 1
switch x {
    case :
        MsgBox "a"
}
