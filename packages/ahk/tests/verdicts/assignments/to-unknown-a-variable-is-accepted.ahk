A_Foo := 1
MsgBox A_Foo
