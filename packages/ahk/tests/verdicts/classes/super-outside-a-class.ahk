F() {
    return super.x
}
