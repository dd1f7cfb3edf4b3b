class A {
    static n := 0
    n++
}
