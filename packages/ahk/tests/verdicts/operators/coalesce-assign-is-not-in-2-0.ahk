F(a?) {
    a ??= 5
    return a
}
