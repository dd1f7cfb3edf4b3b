::sig{:: {
    MsgBox "x"
}
