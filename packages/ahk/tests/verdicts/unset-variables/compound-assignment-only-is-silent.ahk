F() {
    n += 1
    return n
}
