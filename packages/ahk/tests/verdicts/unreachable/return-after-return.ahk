F() {
    return 1
    return 2
}
