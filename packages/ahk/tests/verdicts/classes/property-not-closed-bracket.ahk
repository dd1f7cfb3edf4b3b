class A {
    P[i {
        get => i
    }
}
