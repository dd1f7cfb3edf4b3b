class A {
    M() {
        x := super
        return x
    }
}
