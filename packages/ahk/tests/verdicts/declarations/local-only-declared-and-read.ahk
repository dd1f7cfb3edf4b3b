F() {
    local a, b := 1
    return a + b
}
