F(x) {
    static x := 1
    return x
}
