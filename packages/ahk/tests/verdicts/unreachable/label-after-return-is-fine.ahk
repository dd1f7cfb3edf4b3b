F() {
    return 1
    here:
    MsgBox "x"
    goto here
}
