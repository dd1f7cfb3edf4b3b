class MsgBox {
    static Call(t) => t
}
MsgBox("x")
