class A {
    static list := this.Build()
    static Build() => [1, 2]
}
