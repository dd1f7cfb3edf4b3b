F(x) {
    global x
    return x
}
