class Single {
    static instance := 0
    static Get() => this.instance || this.instance := Single()
    __New() {
        if Single.instance
            throw Error("only one")
    }
}
