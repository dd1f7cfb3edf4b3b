F() {
    static x := 1
    local x
    return x
}
