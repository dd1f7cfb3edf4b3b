s := "A"
switch s, 0, 1 {
    case "a": MsgBox "same"
}
