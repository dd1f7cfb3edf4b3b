n := 1
F() {
    n := 2
    global n
    return n
}
