class A {
    here:
    x := 1
}
