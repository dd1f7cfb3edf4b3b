F() {
    throw Error("x")
    return 1
}
