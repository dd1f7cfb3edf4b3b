class A {
}
A() => 1
