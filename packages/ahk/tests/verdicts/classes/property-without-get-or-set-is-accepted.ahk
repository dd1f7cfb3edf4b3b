class T {
    X {
    }
}
