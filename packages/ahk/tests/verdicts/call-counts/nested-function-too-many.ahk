Outer() {
    Inner(a) => a
    return Inner(1, 2)
}
