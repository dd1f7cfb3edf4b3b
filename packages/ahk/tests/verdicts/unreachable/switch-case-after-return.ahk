F(x) {
    switch x {
        case 1:
            return 1
            MsgBox "never"
        case 2:
            return 2
    }
}
