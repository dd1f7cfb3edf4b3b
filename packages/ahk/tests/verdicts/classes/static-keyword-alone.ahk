class A {
    static
}
