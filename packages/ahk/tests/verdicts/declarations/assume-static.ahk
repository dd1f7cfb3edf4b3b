F() {
    static
    a := 1
    return a
}
