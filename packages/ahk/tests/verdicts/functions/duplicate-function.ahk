Go() {
    return 1
}
Go() {
    return 2
}
