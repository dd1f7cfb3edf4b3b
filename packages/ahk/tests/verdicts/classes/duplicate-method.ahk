class A {
    M() => 1
    M() => 2
}
