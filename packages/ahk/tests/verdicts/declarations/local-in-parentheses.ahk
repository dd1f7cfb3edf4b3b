F() {
    local (a := 1)
}
