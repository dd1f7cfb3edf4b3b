F() {
    n := 2
    local n
    return n
}
