F(a := 1, b) {
    return a + b
}
