Setup() {
    ^j::MsgBox "inside"
}
