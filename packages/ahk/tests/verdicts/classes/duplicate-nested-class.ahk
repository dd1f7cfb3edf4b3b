class A {
    class B {
    }
    class B {
    }
}
