IsSet(x) {
    return 1
}
