switch 1 {
    case 1: x := 1
} up::MsgBox "x"
