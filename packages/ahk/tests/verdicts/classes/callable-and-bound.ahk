class Adder {
    __New(n) {
        this.n := n
    }
    Call(x) => x + this.n
    Later() => SetTimer(ObjBindMethod(this, "Call", 1), -10)
}
add5 := Adder(5)
MsgBox add5(1)
