class A@B {
}
