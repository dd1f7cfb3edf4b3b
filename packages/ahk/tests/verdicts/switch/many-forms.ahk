x := 2
switch x {
    case 1:
        MsgBox "one"
    case 2, 3, 4: MsgBox "several"
    case "a", "b":
        MsgBox "text"
        MsgBox "more"
    default:
        MsgBox "other"
}
