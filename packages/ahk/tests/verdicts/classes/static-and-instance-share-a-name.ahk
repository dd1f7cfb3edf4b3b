class A {
    static x := 1
    x := 2
    static M() => 1
    M() => 2
}
