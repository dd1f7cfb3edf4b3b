F(a := "x) {
    return a
}
