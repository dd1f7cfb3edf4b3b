F() {
    local a, b := 2
    a := 1
    return a b
}
