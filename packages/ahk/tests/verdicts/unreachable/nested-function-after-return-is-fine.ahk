F() {
    return G()
    G() => 1
    H() {
        return 2
    }
}
