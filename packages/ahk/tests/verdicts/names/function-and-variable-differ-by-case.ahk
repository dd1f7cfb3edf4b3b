Total() => 1
F() {
    total := Total()
    return total
}
