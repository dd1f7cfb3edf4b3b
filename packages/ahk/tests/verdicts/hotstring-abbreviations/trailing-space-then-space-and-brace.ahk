::sig :: {
    MsgBox "x"
}
