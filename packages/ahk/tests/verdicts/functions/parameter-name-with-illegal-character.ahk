F(a@b) {
    return 1
}
