a::
::`: {
    MsgBox "x"
}
