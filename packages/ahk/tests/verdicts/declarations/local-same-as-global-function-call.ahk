Go() => 1
F() {
    local Go
    return Go()
}
