class A {
    get() => 1
    set(v) => 2
    value := 3
    get2 {
        get => this.get()
    }
}
