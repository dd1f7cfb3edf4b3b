Outer(n) {
    Inner(m) {
        return m * 2
    }
    return n
}
Inner(2)
