a::Foo(x := 1) {
    MsgBox "x"
}
