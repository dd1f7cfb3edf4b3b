F(p) {
    static s := p
    return s
}
