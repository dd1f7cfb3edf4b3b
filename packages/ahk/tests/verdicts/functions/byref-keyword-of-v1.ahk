Inc(ByRef n) {
    n++
}
