class A {
    P {
        let => 1
    }
}
