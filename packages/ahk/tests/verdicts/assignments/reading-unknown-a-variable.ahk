MsgBox A_Foo
