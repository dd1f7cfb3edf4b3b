F() {
    static total
    return total
}
