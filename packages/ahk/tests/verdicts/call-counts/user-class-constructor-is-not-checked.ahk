class P {
    __New(x, y) {
        this.x := x, this.y := y
    }
}
p1 := P(1, 2, 3)
p2 := P()
