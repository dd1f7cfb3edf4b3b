F() {
    known := 1
    g := () => known
    return g()
}
