class T {
    X {
        get => 1
        get => 2
    }
}
