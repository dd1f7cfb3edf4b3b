class Counter {
    n := 0
    Inc() {
        this.n += 1
        this.n++
        return this
    }
}
Counter().Inc().Inc().n := 5
