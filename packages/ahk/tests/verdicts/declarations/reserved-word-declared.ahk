F() {
    local while := 1
}
