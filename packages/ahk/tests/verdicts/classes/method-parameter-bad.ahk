class A {
    M(a, 5) {
        return a
    }
}
