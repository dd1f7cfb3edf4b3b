SetTimer CheckStatus, 1000
ChekStatus() {
    MsgBox "x"
}
