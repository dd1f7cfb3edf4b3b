F() {
    local Map := 1
    return Map
}
