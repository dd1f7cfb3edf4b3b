F(x) {
    local x := 1
    return x
}
