F() {
    static a := 1, b, c := a + 1
    b := 2
    return a b c
}
