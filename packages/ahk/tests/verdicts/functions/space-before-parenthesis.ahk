F (a) {
    return a
}
