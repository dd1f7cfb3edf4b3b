class A {
    P {
        get {
            Inner() => 1
            return Inner()
        }
    }
}
