class C {
    size := 5
    M() => size * 2
}
