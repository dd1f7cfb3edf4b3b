F(x) {
    x || return
}
