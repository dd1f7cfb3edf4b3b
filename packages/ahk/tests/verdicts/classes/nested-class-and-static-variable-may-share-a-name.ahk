class A {
    class B {
    }
    static B := 1
}
