F() {
    static G() => 1
    static v := G()
    return v
}
