^h::
Hello(name := "world") {
    MsgBox "Hello " name
}
