class A {
    function Go() {
        return 1
    }
}
