:X:sig::Foo() {
    MsgBox "x"
}
