Do@It() {
    return 1
}
