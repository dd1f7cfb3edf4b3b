x := 5
switch {
    case x < 3: MsgBox "small"
    case x > 3 && x < 10:
        MsgBox "medium"
}
