F(true) {
    return 1
}
