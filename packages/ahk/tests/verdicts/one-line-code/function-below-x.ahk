Foo() => 1
:X:sig::Foo()
{
    MsgBox "x"
}
