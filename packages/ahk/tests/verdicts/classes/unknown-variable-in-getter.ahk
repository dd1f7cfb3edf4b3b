class A {
    P {
        get => hidden
        set => stored := value
    }
}
