class A {
    M () {
        return 1
    }
}
