::a::
::sig::`{
    MsgBox "x"
}
