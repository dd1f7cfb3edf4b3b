F() {
    a := 1
    global
    return a
}
