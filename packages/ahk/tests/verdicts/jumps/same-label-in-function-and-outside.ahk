a:
F() {
    a:
    goto a
}
