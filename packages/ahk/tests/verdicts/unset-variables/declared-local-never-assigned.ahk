F() {
    local total
    return total
}
