global a, b := 2, c := [1]
a := 1
F() {
    global a, d := 4
    return a b c d
}
