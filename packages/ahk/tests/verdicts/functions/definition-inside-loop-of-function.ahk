Outer() {
    Loop 2 {
        Inside() => 1
    }
    return Inside()
}
