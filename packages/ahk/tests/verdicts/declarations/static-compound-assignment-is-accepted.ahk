F() {
    static n := 0
    static n += 1
}
