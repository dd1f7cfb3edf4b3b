Outer(n) {
    static Inner(m) {
        return m * n
    }
    return Inner(2)
}
