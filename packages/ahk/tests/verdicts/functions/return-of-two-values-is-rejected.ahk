A() {
    return
}
B() {
    return 1, 2
}
C() {
    return (1, 2)
}
