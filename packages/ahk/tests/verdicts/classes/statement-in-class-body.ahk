class A {
    MsgBox "in body"
}
