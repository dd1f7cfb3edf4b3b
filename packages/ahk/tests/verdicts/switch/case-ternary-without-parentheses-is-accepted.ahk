x := 1
switch x {
    case x ? 1 : 2: MsgBox "a"
}
