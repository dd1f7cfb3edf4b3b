F() {
    g() {
        inner := 1
    }
    g()
    return inner
}
