class A {
    P => 1
    P() => 2
}
