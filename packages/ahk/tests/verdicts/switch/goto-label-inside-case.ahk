x := 1
switch x {
    case 1:
        goto done
    case 2:
        done:
        MsgBox "x"
}
