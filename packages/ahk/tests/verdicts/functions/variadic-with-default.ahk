F(rest* := 1) {
    return rest
}
