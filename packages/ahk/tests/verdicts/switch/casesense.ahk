s := "A"
switch s, 0 {
    case "a": MsgBox "same"
}
switch s, "Locale" {
    case "a": MsgBox "same"
}
switch s, false
{
    default: MsgBox "d"
}
