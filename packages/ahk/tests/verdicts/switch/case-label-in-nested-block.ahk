x := 1
switch x {
    case 1:
        if x {
            case 2: MsgBox "b"
        }
}
