class Point {
    __New(x) {
        this.x := x
    }
}
p := new Point(5)
MsgBox p.x
