F(this) {
    return this
}
