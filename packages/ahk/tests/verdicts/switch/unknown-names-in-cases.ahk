x := 1
switch x {
    case one: MsgBox "1"
    case two: MsgBox "2"
}
