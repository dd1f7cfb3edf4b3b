class A {
    x :=
}
