class A {
}
F() {
    A := 1
    return A
}
