class A {
    M() {
        return Config.path
    }
}
