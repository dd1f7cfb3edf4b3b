class A {
    P {
        get
    }
}
