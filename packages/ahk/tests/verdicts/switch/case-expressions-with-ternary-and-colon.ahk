x := 1
switch x {
    case (x ? 1 : 2): MsgBox "ternary"
    case {a: 1}.a: MsgBox "object"
    case ":" : MsgBox "colon"
}
