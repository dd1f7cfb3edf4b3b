a::Foo() {
    MsgBox "x"
}
