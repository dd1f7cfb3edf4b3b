class A {
    M() {
        return 1
    N() {
        return 2
    }
}
