if A_IsAdmin {
    ^j::MsgBox "inside if"
}
