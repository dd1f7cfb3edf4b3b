class A {
    a := 1, MsgBox("x")
}
