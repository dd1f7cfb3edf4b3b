total := 5
F() {
    return total
}
