x := 1
switch x {
    case 2:
    {
        MsgBox "b"
    }
}
