(::{
    MsgBox "x"
}
