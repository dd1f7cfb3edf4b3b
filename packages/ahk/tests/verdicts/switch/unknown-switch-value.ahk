switch mode {
    case "a": MsgBox "x"
}
