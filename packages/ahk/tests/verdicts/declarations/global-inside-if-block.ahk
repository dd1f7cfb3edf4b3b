x := 1
F() {
    if true {
        global x
        x := 2
    }
}
