Loop 2 {
    continue
    MsgBox "never"
}
