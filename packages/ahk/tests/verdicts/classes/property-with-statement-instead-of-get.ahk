class T {
    X {
        return 1
    }
}
