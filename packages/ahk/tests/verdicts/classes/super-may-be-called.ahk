class A extends Map {
    __New() {
        super()
    }
}
