F() {
    global
    static
    return 1
}
