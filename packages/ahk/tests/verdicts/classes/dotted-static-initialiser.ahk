class A {
    static cfg := {}
    static cfg.name := "x"
}
