Outer(n) {
    Inner(m) {
        return m * 2
    }
    return Inner(n)
}
