class A {
    global x := 1
}
