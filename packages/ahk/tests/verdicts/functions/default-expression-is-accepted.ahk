Now2() => A_TickCount
F(a := Now2(), b := [1, 2], c := {x: 1}) {
    return a
}
F()
