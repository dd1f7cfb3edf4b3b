Loop {
    break
    MsgBox "never"
}
