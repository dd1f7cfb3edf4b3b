F() {
    try {
        x := 1
    } finally {
        return 2
    }
}
