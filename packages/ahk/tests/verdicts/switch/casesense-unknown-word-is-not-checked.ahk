s := "A"
switch s, "Maybe" {
    case "a": MsgBox "same"
}
