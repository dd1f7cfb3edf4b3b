2Fast() {
    return 1
}
