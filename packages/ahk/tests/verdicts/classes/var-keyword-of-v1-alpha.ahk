class A {
    var x := 1
}
