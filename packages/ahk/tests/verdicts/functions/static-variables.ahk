Count() {
    static n := 0, started := A_Now
    static list := [], seen
    return ++n
}
