class A extends Map {
    M() {
        f := () => super.Count
        return f()
    }
}
