F() {
    global
    a := 1
    local b := 2
    return a b
}
