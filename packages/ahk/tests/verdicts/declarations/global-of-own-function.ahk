G() => 1
F() {
    global G
    return G()
}
