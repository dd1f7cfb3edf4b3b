F(a, b, a) {
    return a
}
