x := 1
switch x {
    case 1:
    case 2:
        MsgBox "b"
}
