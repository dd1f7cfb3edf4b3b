Loop 3 {
    MsgBox "x"
}
Next
