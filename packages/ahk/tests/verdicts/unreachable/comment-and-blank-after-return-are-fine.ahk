F() {
    return 1

    ; the end
}
