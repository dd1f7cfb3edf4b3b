class A {
    M static() {
        return 1
    }
}
