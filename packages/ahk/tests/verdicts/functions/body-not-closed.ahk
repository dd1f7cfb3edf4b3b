F(a) {
    if a {
        return 1
}
