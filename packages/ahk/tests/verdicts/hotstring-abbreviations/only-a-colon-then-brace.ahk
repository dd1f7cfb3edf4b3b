:::::{
    MsgBox "x"
}
