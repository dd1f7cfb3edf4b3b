F() {
    local 5
}
