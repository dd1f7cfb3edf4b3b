class A {
}
a1 := new A()
