Foo & a::MsgBox "x"
