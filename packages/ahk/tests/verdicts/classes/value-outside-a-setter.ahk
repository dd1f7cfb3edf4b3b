class T {
    X {
        get => value
    }
}
