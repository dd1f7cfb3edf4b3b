Outer() {
    Go() => 1
    Go() => 2
    return Go()
}
