F(a = 1) {
    return a
}
