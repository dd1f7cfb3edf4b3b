class A {
    this.x := 1
}
