class M {
    Plain() {
        return 1
    }
    Arrow() => 2
    WithParams(a, b := 1, c*) => a
    static Shared() => this
    static Block() {
        return 5
    }
    ByRef(&v) {
        v := 1
    }
}
