F(if, x) {
    return x
}
