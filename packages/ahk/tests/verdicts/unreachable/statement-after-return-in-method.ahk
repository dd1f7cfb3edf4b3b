class C {
    M() {
        return 1
        this.x := 1
    }
}
