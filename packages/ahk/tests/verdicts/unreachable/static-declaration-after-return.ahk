F() {
    return x
    static x := 1
}
