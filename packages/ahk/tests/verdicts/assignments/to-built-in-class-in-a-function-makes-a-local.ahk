F() {
    Array := [1]
    return Array
}
