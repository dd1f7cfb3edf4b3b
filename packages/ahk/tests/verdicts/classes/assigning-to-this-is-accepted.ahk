class A {
    M() {
        this := 1
    }
}
