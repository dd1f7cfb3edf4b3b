F() {
    return total
}
