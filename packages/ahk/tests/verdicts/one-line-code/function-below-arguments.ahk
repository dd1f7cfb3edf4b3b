Foo(x) => x
a::Foo(1)
{
    MsgBox "x"
}
