Outer() {
    Inner() {
        return neverSet
    }
    return Inner()
}
