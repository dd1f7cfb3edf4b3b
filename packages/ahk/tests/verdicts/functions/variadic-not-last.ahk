F(rest*, b) {
    return b
}
