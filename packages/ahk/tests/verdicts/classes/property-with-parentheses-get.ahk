class T {
    X {
        get() {
            return 1
        }
    }
}
