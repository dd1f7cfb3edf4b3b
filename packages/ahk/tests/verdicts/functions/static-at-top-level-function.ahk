static F() {
    return 1
}
