a::Foo()
{
    MsgBox "x"
}
