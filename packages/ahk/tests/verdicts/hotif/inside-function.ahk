F() {
    #HotIf WinActive("A")
    return
}
