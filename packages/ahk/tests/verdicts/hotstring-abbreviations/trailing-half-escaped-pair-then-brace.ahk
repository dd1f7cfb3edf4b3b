::sig`::::{
    MsgBox "x"
}
