F(&refs*) {
    return 1
}
