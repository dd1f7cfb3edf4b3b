class A {
    if true {
        x := 1
    }
}
