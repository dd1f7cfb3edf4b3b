F(a?, b) {
    return b
}
