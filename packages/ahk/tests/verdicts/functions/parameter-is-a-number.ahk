F(1) {
    return 1
}
