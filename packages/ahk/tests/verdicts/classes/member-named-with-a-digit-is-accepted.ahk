class A {
    static a := 1, 5 := 2
}
