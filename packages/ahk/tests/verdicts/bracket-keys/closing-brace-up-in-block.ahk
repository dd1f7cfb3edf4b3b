if 1 {
    x := 1
} up::MsgBox "x"
