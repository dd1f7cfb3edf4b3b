Greet(name) {
    MsgBox % "Hello " . name
}
