x := 1
if (x){
    MsgBox "a"
}else{
    MsgBox "b"
}
