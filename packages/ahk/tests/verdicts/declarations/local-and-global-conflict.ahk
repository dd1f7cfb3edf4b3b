F() {
    local x := 1
    global x
    return x
}
