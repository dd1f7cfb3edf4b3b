F(a, b {
    return a
}
