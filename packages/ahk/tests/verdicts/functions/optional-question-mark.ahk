F(a, b?) {
    if IsSet(b)
        return a + b
    return a
}
F(1)
F(1, unset)
