F(
    a,
    b := 2,
    c*
) {
    return a
}
F(1)
