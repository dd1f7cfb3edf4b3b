F() {
    continue
}
