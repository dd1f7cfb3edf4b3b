F() {
    local G := 1
    G() => 2
    return G
}
