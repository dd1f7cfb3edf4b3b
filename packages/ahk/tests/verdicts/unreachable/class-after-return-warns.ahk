return
F() => 1
class C {
}
F1::MsgBox "x"
