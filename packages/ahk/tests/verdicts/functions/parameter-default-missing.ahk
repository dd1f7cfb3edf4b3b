F(a := ) {
    return a
}
