class Base1 {
    __New() {
        this.x := 1
        return this
    }
}
obj := new Base1
