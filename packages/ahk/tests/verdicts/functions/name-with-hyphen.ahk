get-name() {
    return 1
}
