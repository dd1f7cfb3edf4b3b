::sig``:::{
    MsgBox "x"
}
