::`::sig`::::{
    MsgBox "x"
}
