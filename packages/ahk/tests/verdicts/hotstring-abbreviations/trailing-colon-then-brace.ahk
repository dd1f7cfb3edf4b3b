::sig:::{
    MsgBox "x"
}
