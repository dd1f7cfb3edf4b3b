class Range {
    __New(a, b) => (this.a := a, this.b := b)
    __Enum(n) {
        i := this.a - 1
        return (&v) => ++i <= this.b && (v := i, true)
    }
}
for v in Range(1, 3)
    MsgBox v
