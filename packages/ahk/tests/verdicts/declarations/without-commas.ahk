F() {
    local a b
    return a
}
