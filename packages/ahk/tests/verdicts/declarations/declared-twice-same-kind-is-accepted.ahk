F() {
    local x
    local x := 2
    static y
    static y := 1
    return x y
}
