x := 1
switch x {
    case 1:
        if x
            MsgBox "a"
        else
            MsgBox "b"
}
else
    MsgBox "c"
