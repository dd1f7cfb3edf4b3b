F() {
    G() {
        return 1
        MsgBox "never"
    }
    return G()
}
