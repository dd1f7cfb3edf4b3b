x := 1
switch x {
    MsgBox "before"
    case 1: MsgBox "a"
}
