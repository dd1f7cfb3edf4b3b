x := 1
switch x {
    default: MsgBox "a"
    case 1: MsgBox "b"
}
