F() {
    n := "x"
    static %n% := 1
}
