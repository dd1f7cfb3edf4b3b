::sig:: { 
    MsgBox "x"
}
