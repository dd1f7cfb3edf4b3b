F(x) {
    if x
}
